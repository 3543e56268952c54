import { ApiError } from '@jeoul/api'
import { allSettled } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  $isMergeOffered,
  $mergeable,
  mergeAccepted,
  mergeDeclined,
  removalUndone,
  type WishChange,
  wishesChanged,
  wishesOpened,
} from './index.ts'
import { refuse, setUp } from './testing/set-up.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockReset().mockImplementation(() => {}))

describe('"offered to merge at login: nothing lost, nothing doubled"', () => {
  const kept = [
    {
      id: 'new-1',
      name: '이사',
      items: ['1', '2', '3'].map(itemId => ({ itemId, name: itemId, time: 5, price: 7 })),
    },
  ]

  test('a merge that fails half-way can be repeated', async () => {
    const { scope, host, groups, device, outcome } = await setUp({ 이사: ['3'], 선물: ['9'] }, kept)
    await allSettled(wishesOpened, { scope })
    host.save.mockImplementationOnce(refuse(503))
    await allSettled(mergeAccepted, { scope })
    expect([groups(), outcome()?.kind]).toEqual([['이사 1,3', '선물 9'], 'failed'])
    expect(device().map(({ itemId }) => itemId)).toEqual(['2'])
    await allSettled(mergeAccepted, { scope })
    expect([groups(), device(), outcome()]).toEqual([
      ['이사 2,1,3', '선물 9'],
      [],
      { kind: 'merged', count: 1 },
    ])
    expect(host.save.mock.calls.at(-1)?.[0]).toMatchObject({
      first: { created: '1970-01-01T00:00:00Z', price: 7 },
    })
  })

  test('the offer waits for the member’s own wishes, is shown over pages until it is declined, and afterwards on the page of wishes', async () => {
    const { scope } = await setUp({}, kept)
    const offer = () => [scope.getState($mergeable), scope.getState($isMergeOffered)]
    await allSettled(wishesOpened, { scope })
    expect(offer()).toEqual([3, true])
    await allSettled(mergeDeclined, { scope })
    expect(offer()).toEqual([3, false])
  })

  test.each<[string, Record<string, string[]>, unknown, number]>([
    ['empty groups alone', {}, [{ id: 'new-1', name: '이사', items: [] }], 0],
    ['what the member has saved as well', { 선물: ['1', '2', '3'] }, kept, 0],
    ['one product that the member lacks', { 선물: ['1', '2'] }, kept, 1],
  ])('%s: of %j and %j, %i are offered', async (_, member, device, offered) => {
    const { scope, outcome } = await setUp(member, device)
    await allSettled(wishesOpened, { scope })
    expect(scope.getState($mergeable)).toBe(offered)
    await allSettled(mergeAccepted, { scope })
    expect(outcome()).toEqual(offered === 0 ? null : { kind: 'merged', count: offered })
  })

  test('regression: the offer stayed until all were sent, and the list moved when it disappeared', async () => {
    const { scope, host, groups } = await setUp({ 이사: [] }, kept)
    await allSettled(wishesOpened, { scope })
    const { promise: down, reject } = Promise.withResolvers<never>()
    host.save.mockImplementation(() => down)
    const merging = allSettled(mergeAccepted, { scope })
    expect([groups(), scope.getState($mergeable)]).toEqual([['이사 1,2,3'], 0])
    reject(new ApiError('status', 'no', 503))
    await merging
    expect([groups(), scope.getState($mergeable)]).toEqual([['이사 '], 3])
  })

  test('a second press of the button has no further effect', async () => {
    const { scope, host, groups } = await setUp({}, kept)
    await allSettled(wishesOpened, { scope })
    const presses = [allSettled(mergeAccepted, { scope }), allSettled(mergeAccepted, { scope })]
    await Promise.all(presses)
    expect([groups(), host.save.mock.calls.length, host.make.mock.calls.length]).toEqual([
      ['이사 1,2,3'],
      3,
      1,
    ])
  })

  test.each<[string, WishChange]>([
    ['removed', { kind: 'remove', itemId: '1' }],
    ['removed with their group', { kind: 'drop', group: { id: '1', name: '선물' } }],
  ])('regression: products that a member had just %s were offered from the device', async (_, change) => {
    const { scope, device, groups } = await setUp({ 선물: ['1'] }, kept)
    await allSettled(wishesOpened, { scope })
    await allSettled(wishesChanged, { scope, params: [change] })
    expect(groups()?.join()).not.toContain('1')
    expect(device().map(({ itemId }) => itemId)).toEqual(['2', '3'])
    expect(scope.getState($mergeable)).toBe(2)
  })

  test('undoing such a removal restores the product in the member’s list', async () => {
    const { scope, press, groups } = await setUp({ 선물: ['1'] }, kept)
    await allSettled(wishesOpened, { scope })
    await press('1', true)
    await allSettled(removalUndone, { scope })
    expect([groups(), scope.getState($mergeable)]).toEqual([['선물 1'], 2])
  })
})
