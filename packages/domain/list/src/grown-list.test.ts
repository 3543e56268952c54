import type { ListItem } from '@jeoul/api/types'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstOf, type GrownList, grow, hasMore, renew, rowKey } from './grown-list.ts'
import { listAnswer, listItem } from './testing/list-item.ts'

const rows = (...ids: string[]) => ids.map(listItem)
const answer = (items: readonly ListItem[], total = 95) => listAnswer(items, total)
const idsOf = ({ items }: GrownList) => items.map(rowKey)
const first = firstOf('q', answer(rows('1', '2', '3')), 30)

describe('"items are appended on load", "the offset rises by 30 per load"', () => {
  test('appends a load', () => {
    const list = grow(first, answer(rows('4', '5')))
    expect(idsOf(list)).toEqual(['1', '2', '3', '4', '5'])
    expect(list).toMatchObject({ offset: 60, total: 95, isStuck: false })
  })

  test('does not repeat rows that moved down in between', () => {
    expect(idsOf(grow(first, answer(rows('3', '4'))))).toEqual(['1', '2', '3', '4'])
  })

  test('a product and its paid placement are two rows', () => {
    const list = firstOf('q', answer([{ ...listItem('1'), ad: true }, listItem('1'), listItem('1')]), 30)
    expect(idsOf(list)).toEqual(['1ad', '1'])
  })

  test('a load without new rows is detected, and does not end the list', () => {
    const list = grow(first, answer(rows('2', '3')))
    expect(list).toMatchObject({ isStuck: true, offset: 60 })
    expect(hasMore(list)).toBe(true)
  })

  test.each([
    ['the end is reached', rows('4'), 31, false],
    ['there is more', rows('4'), 61, true],
    ['the host has nothing left, whatever it calls the total', [], 95, false],
  ])('%s', (_, items, total, more) => {
    expect(hasMore(grow(first, answer(items, total)))).toBe(more)
  })

  test('never repeats or removes a row, whatever the loads contain', () => {
    const load = fc.array(fc.integer({ min: 1, max: 60 }).map(String), { maxLength: 30 })
    fc.assert(
      fc.property(load, fc.array(load, { maxLength: 6 }), (start, loads) => {
        let list = firstOf('q', answer(rows(...start)), 30)
        for (const ids of loads) {
          const before = idsOf(list)
          list = grow(list, answer(rows(...ids)))
          expect(idsOf(list).slice(0, before.length)).toEqual(before)
        }
        expect(new Set(idsOf(list)).size).toBe(list.items.length)
        expect(list.offset).toBe(30 + loads.length * 30)
      }),
    )
  })
})

test('a newer response updates rows without adding or moving any', () => {
  const cheaper = { ...listItem('2'), cash: 1 }
  const list = renew(first, answer([listItem('9'), cheaper], 90))
  expect(idsOf(list)).toEqual(['1', '2', '3'])
  expect(list.items[1]).toBe(cheaper)
  expect(list.items[0]).toBe(first.items[0])
  expect(list.total).toBe(90)
})
