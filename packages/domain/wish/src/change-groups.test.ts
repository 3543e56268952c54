import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countSaved,
  findSaved,
  groupOf,
  type WishChange,
  withChange,
  withHostGroup,
} from './change-groups.ts'
import type { SavedItem, WishGroup } from './wish-group.ts'

const item = (itemId: string, changes: Partial<SavedItem> = {}): SavedItem => ({
  ...{ itemId, name: `상품 ${itemId}`, image: null, time: 5, price: 1_000 },
  ...changes,
})
const group = (id: string, name: string, ...ids: string[]): WishGroup => ({
  id,
  name,
  items: ids.map(each => item(each)),
})
const ref = (name: string, id: string | null = null) => ({ id, name })
const put = (itemId: string, name: string, id: string | null = null): WishChange => ({
  ...{ kind: 'put', item: item(itemId, { time: 9, price: null }) },
  group: ref(name, id),
})
const groups = [group('1', '이사', '7'), group('2', '선물')]
const words = (found: readonly WishGroup[]) =>
  found.map(({ name, items }) => `${name} ${items.map(({ itemId }) => itemId)}`)

describe('a change', () => {
  test.each<[string, WishChange, string[]]>([
    ['saves the newest first', put('8', '이사', '1'), ['이사 8,7', '선물 ']],
    ['moves: an item is in one group at most', put('7', '선물', '2'), ['이사 ', '선물 7']],
    ['finds a group by its name', put('8', '선물'), ['이사 7', '선물 8']],
    ['finds a group that has got its id since', put('8', '선물', 'new-1'), ['이사 7', '선물 8']],
    ['makes a group', put('8', '캠핑'), ['이사 7', '선물 ', '캠핑 8']],
    ['makes an empty group', { kind: 'put', item: null, group: ref('캠핑') }, ['이사 7', '선물 ', '캠핑 ']],
    ['takes an item out', { kind: 'remove', itemId: '7' }, ['이사 ', '선물 ']],
    ['gives another name', { kind: 'rename', group: ref('선물', '2'), name: '생일' }, ['이사 7', '생일 ']],
    ['removes a group with what is in it', { kind: 'drop', group: ref('이사', '1') }, ['선물 ']],
  ])('%s', (_, change, expected) => {
    expect(words(withChange(groups, change))).toEqual(expected)
  })

  test.each<[string, WishChange]>([
    ['saving what is there', put('7', '이사', '1')],
    ['making what is there', { kind: 'put', item: null, group: ref('선물') }],
    ['removing what is not there', { kind: 'remove', itemId: '9' }],
    ['the same name', { kind: 'rename', group: ref('선물', '2'), name: '선물' }],
    ['an unknown group', { kind: 'drop', group: ref('없음', '9') }],
    ['noting what is known', { kind: 'note', item: item('7', { price: 2 }) }],
  ])('%s changes nothing', (_, change) => {
    expect(withChange(groups, change)).toBe(groups)
  })

  test('keeps the time and price of a saved item when it moves', () => {
    const [moved] = withChange(groups, put('7', '선물', '2'))[1]?.items ?? []
    expect(moved).toEqual(item('7'))
  })

  test('adds an unknown price', () => {
    const bare = withChange([], put('8', '찜'))
    const noted = withChange(bare, { kind: 'note', item: item('8', { price: 700 }) })
    expect(findSaved(noted, '8')).toMatchObject({ price: 700, time: 9 })
  })
})

test('the items of the host’s group are in no other', () => {
  const changed = withHostGroup(groups, group('2', '선물', '7'))
  expect(words(changed)).toEqual(['이사 ', '선물 7'])
  expect(words(withHostGroup(groups, group('3', '캠핑', '8')))).toEqual(['이사 7', '선물 ', '캠핑 8'])
})

test('after any changes an item is in one group at most, and group ids are unique', () => {
  const ids = fc.constantFrom('1', '2', '3')
  const names = fc.constantFrom('가', '나', '다')
  const refs = names.map(name => ref(name))
  const changes = fc.oneof(
    fc.tuple(ids, names).map(([itemId, name]) => put(itemId, name)),
    ids.map((itemId): WishChange => ({ kind: 'remove', itemId })),
    fc.tuple(refs, names).map(([each, name]): WishChange => ({ kind: 'rename', group: each, name })),
    refs.map((each): WishChange => ({ kind: 'drop', group: each })),
  )
  fc.assert(
    fc.property(fc.array(changes), all => {
      const after = all.reduce(withChange, [])
      const saved = after.flatMap(({ items }) => items.map(({ itemId }) => itemId))
      expect(new Set(saved).size).toBe(saved.length)
      expect(countSaved(after)).toBe(saved.length)
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
      const [last] = all.slice(-1)
      if (last?.kind === 'put' && last.item) {
        expect(groupOf(after, last.item.itemId)?.name).toBe(last.group.name)
      }
    }),
  )
})
