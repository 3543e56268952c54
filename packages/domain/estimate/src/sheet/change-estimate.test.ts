import { describe, expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { type EstimateEdit, type OpenEstimate, withChange, withOpened } from './change-estimate.ts'
import { emptyEstimate, readEstimateQuery, writeEstimateQuery } from './estimate-query.ts'
import { emptyHistory } from './undo-history.ts'

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
  const paid: OpenEstimate = { ...estimate, query: { ...estimate.query, type: 'card' } }
  expect(address(after(paid, { kind: 'undo' }))).toBe('?e=1.1&type=card')
})

test('opening the same address keeps the undo history, opening another does not', () => {
  const estimate = after(empty, put('1'), put('2'))
  expect(withOpened(estimate, readEstimateQuery('?e=1.1.2').query)).toBe(estimate)
  expect(withOpened(estimate, readEstimateQuery('?e=1.3').query).history.past).toEqual([])
})
