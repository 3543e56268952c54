import type { PartFigures } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { candidateFacets } from './candidate-facets.ts'
import { anyCandidate, type CandidateQuery, withFigure } from './candidate-query.ts'
import { haveFacets, withFigures } from './figured-part.ts'
import { findCandidates } from './find-candidates.ts'

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
const idsOf = (query: CandidateQuery) =>
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
  expect(idsOf(query)).toBe(expected)
})

test.each([
  ['no parts', []],
  ['one part with one value', boards.slice(3)],
  ['one part with two values', boards.slice(1, 2)],
  ['parts that differ', boards],
])('%s: there are facets if one has several values', (_, parts) => {
  expect(haveFacets(parts)).toBe(candidateFacets(parts, anyCandidate).length > 0)
})
