import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSaved, type WishChange, withChange } from './change-groups.ts'
import { addPending, isSaved, withPending } from './pending-changes.ts'
import type { WishGroup } from './wish-group.ts'

const saved = (itemId: string) => ({ itemId, name: '', image: null, time: 1, price: null })
const put = (itemId: string): WishChange => ({
  kind: 'put',
  item: saved(itemId),
  group: { id: '1', name: '찜' },
})
const remove = (itemId: string): WishChange => ({ kind: 'remove', itemId })
const confirmed: readonly WishGroup[] = [{ id: '1', name: '찜', items: [saved('7')] }]

describe('"a press that changes nothing sends nothing"', () => {
  test.each<[string, WishChange[], boolean, WishChange, WishChange[]]>([
    ['a press waits', [], false, put('8'), [put('8')]],
    ['a second one takes it back', [put('8')], false, remove('8'), []],
    ['unless the first is on its way', [put('8')], true, remove('8'), [put('8'), remove('8')]],
    ['a third then takes back the second', [put('8'), remove('8')], true, put('8'), [put('8')]],
    ['what is saved is not saved again', [], false, put('7'), []],
    ['another product has its own place', [put('8')], false, remove('7'), [put('8'), remove('7')]],
  ])('%s', (_, pending, isSending, change, expected) => {
    expect(addPending(pending, { change, confirmed, isSending })).toEqual(expected)
  })

  test('every change waits while the groups are unknown', () => {
    const change = remove('8')
    expect(addPending([], { change, confirmed: null, isSending: false })).toEqual([change])
  })
})

test.each<[readonly WishGroup[] | null, WishChange[], boolean | null]>([
  [null, [], null],
  [null, [put('7')], true],
  [null, [remove('7')], false],
  [confirmed, [], true],
  [confirmed, [remove('7')], false],
])('whether a product is saved: %#', (groups, pending, expected) => {
  expect(isSaved(groups, pending, '7')).toBe(expected)
})

/** A shopper presses hearts while a host takes one change after the other, or fails. */
test('after any presses and answers, the screen ends with the host’s state', () => {
  const press = fc.record({ kind: fc.constant('press' as const), itemId: fc.constantFrom('7', '8') })
  const step = fc.oneof(
    press,
    fc.constant({ kind: 'send' as const }),
    fc.record({
      kind: fc.constant('answer' as const),
      isFine: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(fc.array(step), steps => {
      let host = confirmed
      let pending: readonly WishChange[] = []
      let isSending = false
      const answer = (isFine: boolean) => {
        const [change] = pending
        if (!isSending || !change) return
        if (isFine) host = withChange(host, change)
        pending = pending.slice(1)
        isSending = false
      }
      for (const each of steps) {
        if (each.kind === 'send') isSending = pending.length > 0
        if (each.kind === 'answer') answer(each.isFine)
        if (each.kind === 'press') {
          const before = isSaved(host, pending, each.itemId)
          const change = before ? remove(each.itemId) : put(each.itemId)
          pending = addPending(pending, { change, confirmed: host, isSending })
          expect(isSaved(host, pending, each.itemId)).toBe(!before)
        }
      }
      const shown = withPending(host, pending)
      while (pending.length > 0) {
        isSending = true
        answer(true)
      }
      expect(host).toEqual(shown)
      expect(findSaved(host, '9')).toBeUndefined()
    }),
  )
})
