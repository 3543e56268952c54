import { describe, expect, test } from 'vitest'
import { firstOf } from './grown-list.ts'
import { readSavedList, readSeenPlace, writeSavedList } from './saved-list.ts'
import { listAnswer, listItem } from './testing/list-item.ts'

const minutes = 60_000
const list = firstOf('q', listAnswer([listItem('1'), listItem('2')], 95), 30)
const kept = writeSavedList(list, 0)
const changed = (change: object) => JSON.stringify({ ...JSON.parse(kept), ...change })

test('reads back a stored list', () => {
  expect(readSavedList(kept, 'q', 29 * minutes)).toEqual(list)
})

test('regression: a list with a discontinued product (price state 0) was not restored', () => {
  const discontinued = { ...list, items: [{ ...listItem('1'), price_state: 0 as const }] }
  expect(readSavedList(writeSavedList(discontinued, 0), 'q', 0)).toEqual(discontinued)
})

describe('rejects', () => {
  test.each<[string, string | null, string, number]>([
    ['what was never kept', null, 'q', 0],
    ['the list of another key', kept, 'other', 0],
    ['one whose prices are old', kept, 'q', 31 * minutes],
    ['no JSON', '{', 'q', 0],
    ['anything else', '[1]', 'q', 0],
    ['a list without rows', changed({ items: null }), 'q', 0],
    ['rows that are no products', changed({ items: [{}] }), 'q', 0],
    ['a place that is none', changed({ offset: -30 }), 'q', 0],
    ['a length that is none', changed({ total: '95' }), 'q', 0],
  ])('%s', (_, text, key, now) => {
    expect(readSavedList(text, key, now)).toBeNull()
  })
})

test.each([
  ['{"row":"7","top":-12.5,"isOpened":true}', { row: '7', top: -12.5, isOpened: true }],
  ['{"row":"7","top":3}', { row: '7', top: 3, isOpened: false }],
  ['{"row":7,"top":3}', null],
  ['{"row":"7"}', null],
  ['null', null],
  [null, null],
])('reads a position stored as %s as %j', (text, place) => {
  expect(readSeenPlace(text)).toEqual(place)
})
