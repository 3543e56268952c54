import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import {
  type EstimateEdit,
  emptyHistory,
  maxUndone,
  type OpenEstimate,
  putPart,
  redo,
  undo,
  withChange,
  withChangeFrom,
  withOpened,
} from './edit-estimate.ts'
import { emptyEstimate, maxLines, readEstimateQuery, writeEstimateQuery } from './estimate-query.ts'

const historyOf = (values: readonly number[]) =>
  values.slice(0, -1).reduce((history, value) => withChangeFrom(history, value), emptyHistory<number>())

test('nothing can be undone or redone at first', () => {
  expect(undo(emptyHistory<number>(), 1)).toBeNull()
  expect(redo(emptyHistory<number>(), 1)).toBeNull()
})

test('every undone change can be redone', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 2, maxLength: 20 }), values => {
      const last = values.at(-1) ?? 0
      const back = undo(historyOf(values), last)
      expect(back?.value).toBe(values.at(-2))
      if (!back) return
      const again = redo(back.history, back.value)
      expect(again).toEqual({ value: last, history: historyOf(values) })
    }),
  )
})

test('a change historyOf undoing discards the undone ones', () => {
  const back = undo(historyOf([1, 2]), 2)
  expect(back && redo(withChangeFrom(back.history, 1), 9)).toBeNull()
})

test('the oldest changes are dropped', () => {
  const { past } = historyOf(Array.from({ length: maxUndone + 5 }, (_, place) => place))
  expect(past).toHaveLength(maxUndone)
  expect(past.at(-1)).toBe(maxUndone + 3)
})

const seen = [
  partOf('1', 'cpu'),
  partOf('2', 'cpu'),
  partOf('3', 'memory'),
  partOf('4', 'memory'),
  partOf('s1', 'assembly'),
  partOf('s2', 'visit'),
]
const knownParts = Object.fromEntries(seen.map(part => [part.part_id, part]))
const linesOf = (text: string) =>
  text.split(' ').flatMap(word => {
    const [partId = '', quantity = '1'] = word.split('x')
    return partId ? [{ partId, quantity: Number(quantity) }] : []
  })
const putInto = (lines: string, partId: string, instead: string | null = null, quantity?: number) =>
  putPart(
    linesOf(lines),
    {
      part: knownParts[partId] ?? partOf(partId, 'mouse'),
      instead,
      ...(quantity !== undefined && { quantity }),
    },
    knownParts,
  )

describe('putting a part into an estimate', () => {
  test.each<[string, string, string, string | null, string]>([
    ['the first', '', '1', null, '1'],
    ['"default 1"', '1', '3', null, '1 3'],
    ['a kind that a PC has one of takes the place', '1 3', '2', null, '2 3'],
    ['others stand side by side', '3', '4', null, '3 4'],
    ['another in the place of one, in its number', '1 3x2', '4', '3', '1 4x2'],
    ['one that is there, in the place of another', '3 4', '4', '3', '4'],
    ['in the place of one that has gone', '1', '3', '4', '1 3'],
    ['a service in the place of the same', 's1', 's2', 's1', 's2'],
    ['what is unknown stays', '99 1', '3', null, '99 1 3'],
  ])('%s', (_, lines, partId, instead, expected) => {
    expect(putInto(lines, partId, instead)).toEqual({ kind: 'put', lines: linesOf(expected) })
  })

  test.each([
    ['a second press adds nothing', '3', '3', null],
    ['the same in its own place', '3x2', '3', '3'],
  ])('%s', (_, lines, partId, instead) => {
    expect(putInto(lines, partId, instead)).toEqual({ kind: 'same' })
  })

  test.each([
    ['fewer of the same, where that fixes a problem', '3x5', '3', '3', 2, '3x2'],
    ['another in as many pieces as were said', '3x5', '4', '3', 2, '4x2'],
    ['the first, in as many pieces', '', '3', null, 2, '3x2'],
  ])('%s', (_, lines, partId, instead, quantity, expected) => {
    expect(putInto(lines, partId, instead, quantity)).toEqual({ kind: 'put', lines: linesOf(expected) })
  })

  test('"a second service opens the \'one item only\' warning instead"', () => {
    expect(putInto('1 s1', 's2')).toEqual({ kind: 'one-service', held: 's1' })
    expect(putInto('1 s1', 's2', '1')).toEqual({ kind: 'one-service', held: 's1' })
  })

  test('adds a required part in the same change', () => {
    const also = { part: partOf('4', 'memory'), instead: '3' }
    const choice = { part: partOf('2', 'cpu'), instead: '1', also }
    expect(putPart(linesOf('1 3'), choice, knownParts)).toEqual({ kind: 'put', lines: linesOf('2 4') })
  })

  test('refuses a part if the estimate is full', () => {
    const lines = Array.from({ length: maxLines }, (_, place) => String(100 + place)).join(' ')
    expect(putInto(lines, '1')).toEqual({ kind: 'full' })
    expect(putInto(lines, '1', '100').kind).toBe('put')
  })
})

const parts = [partOf('1', 'cpu'), partOf('2', 'memory'), partOf('3', 'ssd')]
const known = Object.fromEntries(parts.map(part => [part.part_id, part]))
const empty: OpenEstimate = { query: emptyEstimate, history: emptyHistory() }
const open = (search: string) => withOpened(empty, readEstimateQuery(search).query)
const after = (estimate: OpenEstimate, ...changes: readonly EstimateEdit[]) =>
  changes.reduce((now, change) => withChange(now, change, known), estimate)
const address = ({ query }: OpenEstimate) => writeEstimateQuery(query)
const lines = (...partIds: readonly string[]) => partIds.map(partId => ({ partId, quantity: 1 }))
const put = (partId: string): EstimateEdit => ({
  kind: 'put',
  choice: { part: known[partId] ?? partOf(partId, 'mouse'), instead: null },
})

describe('a change of the lines', () => {
  test.each<[string, string, EstimateEdit, string]>([
    ['a part comes', '?e=1.1', put('2'), '?e=1.1.2'],
    ['a part goes', '?e=1.1.2', { kind: 'remove', partIds: ['1'] }, '?e=1.2'],
    ['several parts go', '?e=1.1.2.3', { kind: 'remove', partIds: ['1', '3'] }, '?e=1.2'],
    ['a quantity', '?e=1.2', { kind: 'count', partId: '2', quantity: 4 }, '?e=1.2x4'],
    ['"quantities (1–100)": more', '?e=1.2', { kind: 'count', partId: '2', quantity: 999 }, '?e=1.2x100'],
    ['"quantities (1–100)": less', '?e=1.2x5', { kind: 'count', partId: '2', quantity: 0 }, '?e=1.2'],
    ['a quantity that is none', '?e=1.2x5', { kind: 'count', partId: '2', quantity: Number.NaN }, '?e=1.2x5'],
    ['PCs', '?e=1.2', { kind: 'each', each: 2 }, '?e=1.2&each=2'],
    ['PCs at most', '?e=1.2&each=3', { kind: 'each', each: 101 }, '?e=1.2&each=100'],
    [
      'several parts',
      '?e=1.2&each=3',
      { kind: 'add', present: 0, lines: lines('2', '1', '3') },
      '?e=1.2.1.3&each=3',
    ],
    ['another configuration', '?e=1.2&each=3', { kind: 'replace', lines: lines('1') }, '?e=1.1'],
    ['everything', '?e=1.1.2&type=card', { kind: 'replace', lines: [] }, '?type=card'],
  ])('%s', (_, before, change, expected) => {
    const estimate = open(before)
    const changed = after(estimate, change)
    expect(address(changed)).toBe(expected)
    expect(address(after(changed, { kind: 'undo' }))).toBe(before)
    expect(address(after(changed, { kind: 'undo' }, { kind: 'redo' }))).toBe(expected)
  })

  test.each<[string, EstimateEdit]>([
    ['a part that is there', put('2')],
    ['a part that is not there goes', { kind: 'remove', partIds: ['9'] }],
    ['the same quantity', { kind: 'count', partId: '2', quantity: 2 }],
    ['nothing to undo', { kind: 'undo' }],
    ['nothing to do again', { kind: 'redo' }],
  ])('changes nothing: %s', (_, change) => {
    const estimate = open('?e=1.2x2')
    expect(after(estimate, change)).toBe(estimate)
  })
})

test('undoing keeps how the shopper pays', () => {
  const estimate = after(open('?e=1.1'), put('2'))
  const paid: OpenEstimate = { ...estimate, query: { ...estimate.query, type: 'card', isTypeChosen: true } }
  expect(address(after(paid, { kind: 'undo' }))).toBe('?e=1.1&type=card')
})

test('opening the same address keeps the undo history, opening another does not', () => {
  const estimate = after(empty, put('1'), put('2'))
  expect(withOpened(estimate, readEstimateQuery('?e=1.1.2').query)).toBe(estimate)
  expect(withOpened(estimate, readEstimateQuery('?e=1.3').query).history.past).toEqual([])
})
