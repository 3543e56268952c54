import { findPartsFx } from '@jeoul/api'
import {
  comparedRows,
  estimateOpened,
  partsSeen,
  readPasted,
  readSecondEstimate,
  rowDifference,
  savedPair,
  withSecondEstimate,
} from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { allSettled, fork } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import {
  $isSecondRefused,
  $secondEstimate,
  $secondTotal,
  $sideBySide,
  secondEstimateChosen,
  secondEstimateClosed,
} from './side-by-side-model.ts'

const both = [
  { partId: '7', quantity: 1 },
  { partId: '8', quantity: 2 },
]

describe('a second estimate', () => {
  test.each([
    ['https://www.jeoul.test/estimate?e=1.7.8x2&type=card#findings', both],
    ['?type=card&e=1.7.8x2', both],
    ['  1.7.8x2 ', both],
    ['https://www.jeoul.test/estimate', null],
    ['안녕하세요', null],
    ['', null],
  ])('is read from %j', (text, expected) => {
    expect(readPasted(text)).toEqual(expected)
  })

  test('follows the first in the address', () => {
    expect(withSecondEstimate('?e=1.9', both)).toBe('?e=1.9&with=1.7.8x2')
    expect(readSecondEstimate('?e=1.9&with=1.7.8x2')).toEqual(both)
    expect(withSecondEstimate('?e=1.9', null)).toBe('?e=1.9')
    expect(withSecondEstimate('', both)).toBe('')
    expect(readSecondEstimate('?e=1.9&with=nothing')).toBeNull()
  })

  test('is compared kind by kind', () => {
    const [cpu, one, two] = [partOf('7', 'cpu'), partOf('8', 'ssd'), partOf('9', 'ssd')]
    const rows = comparedRows(
      [one, cpu, two].map(part => ({ part, quantity: 1 })),
      [two, one].map(part => ({ part, quantity: 1 })),
    )
    expect(rows.map(({ kind, isSame }) => [kind, isSame])).toEqual([
      ['cpu', false],
      ['ssd', true],
    ])
  })

  test.each([
    ['the other is dearer', '?e=1.7.8', [10_000, 10_500]],
    ['the other has none', '?e=1.8', [-10_000, -10_500]],
    ['the other has no price', '?e=1.9.8', [null, null]],
  ])('"difference in won under the price": %s', (_, search, expected) => {
    const known = [
      partOf('7', 'ssd', { cash: 20_000, card: 21_000 }),
      partOf('9', 'ssd', { cash: null, card: null }),
    ]
    const held = known.filter(({ part_id }) => search.includes(part_id)).map(part => ({ part, quantity: 1 }))
    const [row] = comparedRows([{ part: partOf('6', 'ssd'), quantity: 1 }], held)
    expect((['cash', 'card'] as const).map(type => row && rowDifference(row, type))).toEqual(expected)
  })

  test.each([
    [
      'the two that were changed last',
      ['?e=1.9&type=card', '?e=1.7.8x2', '?e=1.5'],
      '?e=1.9&type=card&with=1.7.8x2',
    ],
    ['one alone', ['?e=1.9'], null],
  ])('is linked from the comparison of products: %s', (_, queries, expected) => {
    const saved = queries.map((query, place) => ({
      key: `kept-${place}`,
      name: '견적',
      query,
      updated: -place,
    }))
    expect(savedPair(saved)).toBe(expected)
  })
})

test('the parts of a second estimate are looked up, summed and checked', async () => {
  const ask = vi.fn(() => ({
    success: true,
    message: 'success',
    result: { list: [partOf('8', 'ssd')] },
  }))
  const scope = fork({ handlers: [[findPartsFx, ask]] })
  await allSettled(partsSeen, { scope, params: [partOf('7', 'cpu')] })
  await allSettled(estimateOpened, { scope, params: '?e=1.7' })
  expect(scope.getState($sideBySide)).toBeNull()
  await allSettled(secondEstimateChosen, { scope, params: '?e=1.7.8x2.9' })
  expect(ask).toHaveBeenCalledTimes(1)
  expect(scope.getState($sideBySide)).toMatchObject({ missing: 1, sums: { cash: 30_000 } })
  await allSettled(secondEstimateChosen, { scope, params: '모르는 주소' })
  expect(scope.getState($isSecondRefused)).toBe(true)
  expect(scope.getState($secondEstimate)).not.toBeNull()
  await allSettled(secondEstimateClosed, { scope })
  expect(scope.getState($sideBySide)).toBeNull()
  expect(scope.getState($isSecondRefused)).toBe(false)
  await allSettled(estimateOpened, { scope, params: '?e=1.7&with=nothing' })
  expect(scope.getState($isSecondRefused)).toBe(true)
})

test.each([
  ['all have a price', '?e=1.7', '?e=1.8x2', { won: 30_000, difference: 20_000 }],
  ['the open one has a part without a price', '?e=1.7.9', '?e=1.8', { won: 15_000, difference: null }],
  ['the other has a part without a price', '?e=1.7', '?e=1.8.9', { won: 15_000, difference: null }],
])('the total of a second estimate and its difference: %s', async (_, open, second, expected) => {
  const scope = fork()
  const parts = [
    partOf('7', 'ssd', { cash: 10_000, card: 10_000 }),
    partOf('8', 'ssd', { cash: 15_000, card: 15_000 }),
    partOf('9', 'ssd', { cash: null, card: null }),
  ]
  await allSettled(partsSeen, { scope, params: parts })
  await allSettled(estimateOpened, { scope, params: open })
  expect(scope.getState($secondTotal)).toBeNull()
  await allSettled(secondEstimateChosen, { scope, params: second })
  expect(scope.getState($secondTotal)).toEqual(expected)
})
