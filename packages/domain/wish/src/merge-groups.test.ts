import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSaved, groupOf, withChange } from './change-groups.ts'
import { mergeGroups, withoutMerged } from './merge-groups.ts'
import type { WishGroup } from './wish-group.ts'

const itemIds = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5', '6'))
/** Creates groups that contain each of these items once. */
const groupsOf = (prefix: string) =>
  fc.tuple(itemIds, fc.constantFrom(1, 2, 3)).map(([ids, count]): readonly WishGroup[] =>
    ['찜한 상품', '캠핑', '선물'].slice(0, count).map((name, place) => ({
      id: `${prefix}${place}`,
      name,
      items: ids
        .filter((_, index) => index % count === place)
        .map(itemId => ({ itemId, name: prefix, image: null, time: Number(itemId), price: 100 })),
    })),
  )
const idsOf = (groups: readonly WishGroup[]) =>
  groups.flatMap(({ items }) => items.map(({ itemId }) => itemId)).toSorted()

/** Merges until the host fails after `fine` items. */
function merge(device: readonly WishGroup[], member: readonly WishGroup[], fine: number) {
  const { puts, known } = mergeGroups(device, member)
  const done = puts.slice(0, fine)
  const ids = done.flatMap(change => (change.kind === 'put' && change.item ? [change.item.itemId] : []))
  return {
    device: withoutMerged(device, [...known, ...ids]),
    member: done.reduce(withChange, member),
  }
}

test('"nothing is lost or doubled", however often the merge fails half-way', () => {
  fc.assert(
    fc.property(groupsOf('d'), groupsOf('m'), fc.nat(6), (device, member, fine) => {
      const all = [...new Set([...idsOf(device), ...idsOf(member)])].toSorted()
      const half = merge(device, member, fine)
      expect([...new Set([...idsOf(half.device), ...idsOf(half.member)])].toSorted()).toEqual(all)
      const whole = merge(half.device, half.member, Number.POSITIVE_INFINITY)
      expect(whole.device).toEqual([])
      expect(idsOf(whole.member)).toEqual(all)
      expect(merge(whole.device, whole.member, 9)).toEqual(whole)
    }),
  )
})

test('an item keeps its group, its time and its price; the member’s own items stay where they are', () => {
  fc.assert(
    fc.property(groupsOf('d'), groupsOf('m'), (device, member) => {
      const { member: after } = merge(device, member, Number.POSITIVE_INFINITY)
      for (const itemId of idsOf(after)) {
        const source = findSaved(member, itemId) ? member : device
        expect(groupOf(after, itemId)?.name).toBe(groupOf(source, itemId)?.name)
        expect(findSaved(after, itemId)).toEqual(findSaved(source, itemId))
      }
    }),
  )
})

test('in an empty group, items end up in the device’s order', () => {
  const item = (itemId: string) => ({ itemId, name: '', image: null, time: 1, price: null })
  const device = [{ id: 'd', name: '찜', items: [item('2'), item('1')] }]
  const { member } = merge(device, [], Number.POSITIVE_INFINITY)
  expect(member[0]?.items.map(({ itemId }) => itemId)).toEqual(['2', '1'])
})

test.each([
  ['a named one is made', '캠핑', [], ['캠핑']],
  ['the member has one of the name', '캠핑', ['캠핑'], ['캠핑']],
  ['nobody named it', '찜한 상품', [], []],
])('an empty group of the device: %s', (_, name, had, after) => {
  const empty = (name: string, id: string): WishGroup => ({ id, name, items: [] })
  const member = had.map(name => empty(name, 'm'))
  const { member: merged } = merge([empty(name, 'd')], member, 9)
  expect(merged.map(({ name }) => name)).toEqual(after)
})
