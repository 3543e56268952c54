import type { PartFigures } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import {
  anyCandidate,
  type CandidateQuery,
  candidateFacets,
  findCandidates,
  haveFacets,
  makersOf,
  withFigure,
  withFigures,
} from './candidates.ts'

const board = (partId: string, figures: PartFigures, maker = 'MSI') =>
  partOf(partId, 'motherboard', { figures, maker })
const boards = withFigures([
  board('1', { socket: 'LGA 1700', form_factor: 'ATX', memory_slots: 4, memory_types: ['DDR4'] }),
  board('2', { socket: 'LGA1700', form_factor: 'mATX', memory_slots: 4, memory_types: ['DDR4', 'DDR5'] }),
  board('3', { socket: 'AM5', form_factor: 'Micro ATX', memory_slots: 4, memory_types: ['DDR5'] }, 'ASUS'),
  board('4', { form_factor: 'ATX', memory_slots: 4, memory_types: ['DDR5'] }),
])
const chosen = (...choices: readonly (readonly [string, string])[]) =>
  choices.reduce<CandidateQuery>(
    (query, [key, value]) => withFigure(query, { key, value, isOn: true }),
    anyCandidate,
  )
const counted = (query: CandidateQuery) =>
  candidateFacets(boards, query).map(
    ({ label, options }) => `${label}: ${options.map(({ value, count }) => `${value} ${count}`).join(', ')}`,
  )
const idsOfBoards = (query: CandidateQuery) =>
  findCandidates(boards, query, 'cash')
    .map(({ part_id }) => part_id)
    .join('')

test('offers figures in which parts differ, normalized, and unstated values', () => {
  expect(counted(anyCandidate)).toEqual([
    '소켓: AM5 1, LGA1700 2, 확인불가 1',
    '크기: ATX 2, Micro ATX 2',
    '메모리 규격: DDR4 2, DDR5 3',
  ])
})

test('a count respects all other choices', () => {
  expect(counted({ ...chosen(['socket', 'LGA1700']), maker: 'MSI' })).toEqual([
    '소켓: AM5 0, LGA1700 2, 확인불가 1',
    '크기: ATX 1, Micro ATX 1',
    '메모리 규격: DDR4 2, DDR5 1',
  ])
})

test.each([
  ['nothing', chosen(), '1234'],
  ['one value', chosen(['socket', 'LGA1700']), '12'],
  ['two of one facet', chosen(['socket', 'LGA1700'], ['socket', '확인불가']), '124'],
  ['values of two facets', chosen(['socket', 'LGA1700'], ['memory', 'DDR5']), '2'],
  [
    'what was chosen no longer',
    withFigure(chosen(['socket', 'AM5']), { key: 'socket', value: 'AM5', isOn: false }),
    '1234',
  ],
])('%s leaves %3$s', (_, query, expected) => {
  expect(idsOfBoards(query)).toBe(expected)
})

test.each([
  ['no parts', []],
  ['one part with one value', boards.slice(3)],
  ['one part with two values', boards.slice(1, 2)],
  ['parts that differ', boards],
])('%s: there are facets if one has several values', (_, parts) => {
  expect(haveFacets(parts)).toBe(candidateFacets(parts, anyCandidate).length > 0)
})

const parts = [
  partOf('1', 'cpu', { name: '라이젠7 9800X3D', maker: 'AMD', cash: 700_000, card: 710_000 }),
  partOf('2', 'cpu', { name: '코어 울트라7 265K', maker: '인텔', cash: 450_000, card: 440_000 }),
  partOf('3', 'cpu', { name: '라이젠5 9600X', maker: 'AMD', price_state: 1, cash: null, card: null }),
  partOf('4', 'cpu', { name: '라이젠5 7500F', maker: 'AMD', cash: 200_000, card: 460_000 }),
]
const idsOf = (found: typeof parts | readonly (typeof parts)[number][]) =>
  found.map(({ part_id }) => part_id).join(' ')

describe('candidates', () => {
  test.each([
    ['all, as the host orders them', {}, 'cash', '1 2 3 4'],
    ['by words of the name, in any order', { keyword: '9800x3d 라이젠' }, 'cash', '1'],
    ['by the maker’s name', { keyword: ' amd ' }, 'cash', '1 3 4'],
    ['of one maker', { maker: '인텔' }, 'cash', '2'],
    ['by price in cash, without a price last', { order: 'low' }, 'cash', '4 2 1 3'],
    ['by price by card', { order: 'low' }, 'card', '2 4 1 3'],
    ['none', { keyword: '그래픽' }, 'cash', ''],
  ] as const)('%s', (_, query, type, expected) => {
    expect(idsOf(findCandidates(withFigures(parts), { ...anyCandidate, ...query }, type))).toBe(expected)
  })
})

test('regression: figures of thousands of parts were read before any was chosen', () => {
  const unread = parts.map(part => ({
    part,
    get values(): never {
      throw new Error('the values were read')
    },
  }))
  expect(findCandidates(unread, anyCandidate, 'cash')).toEqual(parts)
})

test('lists makers, those with the most parts first', () => {
  expect(makersOf([...parts, partOf('5', 'cpu')])).toEqual(['AMD', '인텔'])
})
