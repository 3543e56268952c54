import { describe, expect, test } from 'vitest'
import {
  freeName,
  readDeviceEstimates,
  readEstimateName,
  reconcileChange,
  type SavedEstimate,
  withSaved,
} from './saved-estimate.ts'

const saved = (key: string, updated: number, changes: Partial<SavedEstimate> = {}): SavedEstimate => ({
  key,
  updated,
  name: '거실 게임용',
  query: '?e=1.7.8x2',
  ...changes,
})
const older = saved('estimate-1', 1)
const newer = saved('estimate-2', 2)

describe('saved estimates', () => {
  test.each([
    ['a new one', [older], { kind: 'put', estimate: newer }, [newer, older]],
    [
      'another name, which is a change',
      [newer, older],
      { kind: 'put', estimate: { ...older, name: '사무용', updated: 3 } },
      [{ ...older, name: '사무용', updated: 3 }, newer],
    ],
    ['one less', [newer, older], { kind: 'delete', key: older.key }, [newer]],
    ['a deleted one back in its place', [newer], { kind: 'put', estimate: older }, [newer, older]],
  ] as const)('%s', (_, before, change, after) => {
    expect(withSaved(before, change)).toEqual(after)
  })
})

describe('a change of an estimate that has changed elsewhere', () => {
  const put = (changes: Partial<SavedEstimate>) =>
    ({ kind: 'put', estimate: { ...older, ...changes } }) as const
  const apart = put({ key: 'spare', name: '거실 게임용 2', query: '?e=1.5' })
  test.each([
    ['parts here, nothing there', put({ query: '?e=1.5' }), {}, put({ query: '?e=1.5' }), false],
    [
      'parts here, the name there',
      put({ query: '?e=1.5' }),
      { name: '안방' },
      put({ query: '?e=1.5', name: '안방' }),
      false,
    ],
    [
      'the name here, parts there',
      put({ name: '안방' }),
      { query: '?e=1.9' },
      put({ query: '?e=1.9', name: '안방' }),
      false,
    ],
    [
      'the same parts on both',
      put({ query: '?e=1.5' }),
      { query: '?e=1.5' },
      put({ query: '?e=1.5' }),
      false,
    ],
    ['other parts on each', put({ query: '?e=1.5' }), { query: '?e=1.9' }, apart, true],
    [
      'deleted here, renamed there',
      { kind: 'delete', key: older.key },
      { name: '안방' },
      { kind: 'delete', key: older.key },
      false,
    ],
    ['deleted here, parts there', { kind: 'delete', key: older.key }, { query: '?e=1.9' }, null, true],
  ] as const)('%s', (_, change, there, made, isConflict) => {
    const theirs = { ...older, ...there }
    expect(reconcileChange({ change, before: older }, [theirs], 'spare')).toEqual({
      change: made,
      conflict: isConflict ? theirs : null,
    })
  })

  test('deleted there: is saved again', () => {
    const change = put({ query: '?e=1.5' })
    expect(reconcileChange({ change, before: older }, [], 'spare')).toEqual({ change, conflict: null })
  })

  test('made from nothing: does not overwrite what is there', () => {
    const theirs = { ...older, query: '?e=1.9' }
    const change = put({ query: '?e=1.5' })
    expect(reconcileChange({ change, before: null }, [theirs], 'spare')).toEqual({
      change: apart,
      conflict: theirs,
    })
  })
})

test.each([
  ['  거실   게임용 ', '거실 게임용'],
  [' ', null],
  ['가'.repeat(50), '가'.repeat(40)],
])('normalizes a name: %j', (typed, name) => {
  expect(readEstimateName(typed)).toBe(name)
})

test.each([
  [[], '거실'],
  [['거실'], '거실 2'],
  [['거실 2', '거실', '안방'], '거실 3'],
])('a free name: %j are taken', (names, free) => {
  expect(
    freeName(
      names.map(name => ({ ...older, name })),
      '거실',
    ),
  ).toBe(free)
  expect(freeName(null, '거실')).toBe('거실')
})

test('regression: a free name was longer than the host accepts', () => {
  const name = '가'.repeat(40)
  expect(freeName([{ ...older, name }], name)).toBe(`${'가'.repeat(38)} 2`)
})

test('the stored data may be anything', () => {
  expect(readDeviceEstimates('?')).toBeNull()
  expect(
    readDeviceEstimates([
      older,
      null,
      7,
      saved('no', 1),
      saved('estimate-3', Number.NaN),
      saved('estimate-4', 1, { name: ' ' }),
      saved('estimate-5', 1, { query: '?e=1.<b>' }),
      saved('estimate-6', 1, { query: '?e=2.7.k~1&x=1' }),
    ]),
  ).toEqual([older, saved('estimate-6', 1, { query: '?e=1.7' })])
})
