import { describe, expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { anyCandidate } from './candidate-query.ts'
import { withFigures } from './figured-part.ts'
import { findCandidates, makersOf } from './find-candidates.ts'

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
