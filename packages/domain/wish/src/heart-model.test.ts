import { ApiError, tokenChanged } from '@jeoul/api'
import { allSettled, fork, scopeBind, serialize } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  $groups,
  $hearts,
  $offeredGroups,
  $savedCount,
  groupChosen,
  groupRequested,
  itemsRemoved,
  removalUndone,
  wishesOpened,
} from './index.ts'

import { refuse, setUp } from './testing/set-up.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockReset().mockImplementation(() => {}))

describe('a visitor without a login', () => {
  test('saves on the device, with the product’s current price', async () => {
    const { press, isMine, device, outcome, host, scope } = await setUp(null)
    await press('7')
    expect([isMine('7'), scope.getState($savedCount)]).toEqual([true, 1])
    expect(device()).toMatchObject([{ itemId: '7', name: '상품 7', price: 900 }])
    expect(outcome()).toMatchObject({ kind: 'saved', groupName: '찜한 상품' })
    expect(host.list).not.toHaveBeenCalled()
  })

  test('removes it and undoes that, with the earlier time and price', async () => {
    const { press, device, scope, outcome } = await setUp(null)
    await press('7')
    const [before] = device()
    await press('7', true)
    expect([device(), outcome()?.kind]).toEqual([[], 'removed'])
    await allSettled(removalUndone, { scope })
    expect([device(), outcome()]).toEqual([[before], null])
  })

  test('regression: of two products removed by a double press, only one could be restored', async () => {
    const { press, device, scope, outcome } = await setUp(null)
    await press('7')
    await press('8')
    const before = device()
    await allSettled(itemsRemoved, { scope, params: ['8'] })
    await allSettled(itemsRemoved, { scope, params: ['7'] })
    expect(outcome()).toMatchObject({ removed: [{ item: { itemId: '7' } }, { item: { itemId: '8' } }] })
    await allSettled(removalUndone, { scope })
    expect(device()).toEqual(before.toReversed())
  })

  test('regression: a press on a heart that the server had rendered empty removed the product', async () => {
    const { press, device, isMine } = await setUp(null)
    await press('7')
    const saved = device()
    await press('7', false)
    expect([isMine('7'), device()]).toEqual([true, saved])
  })

  test('adds one to the host’s count, after a reload too', async () => {
    const { press, scope } = await setUp(null, [
      { id: 'new-1', name: '이사', items: [{ itemId: '7', name: '7', time: 5, price: 7 }] },
    ])
    await press('8')
    const { shift } = scope.getState($hearts)
    expect([shift('7', null), shift('7', false), shift('8', null), shift('9', null)]).toEqual([1, 1, 1, 0])
  })
})

describe('a member', () => {
  test.each([
    ['into the only group', { 이사: [] }, ['이사 7']],
    ['into a first group', {}, ['찜한 상품 7']],
  ])('saves %s', async (_, groups, expected) => {
    const { press, groups: shown, choiceShown, host } = await setUp(groups)
    await press('7')
    expect([shown(), choiceShown.mock.calls.length]).toEqual([expected, 0])
    // The host knows the time and the price itself.
    expect(host.save.mock.calls[0]?.[0]).not.toHaveProperty('first')
  })

  test('chooses between several groups; the last one used comes first', async () => {
    const { press, groups, choiceShown, scope, isMine, outcome } = await setUp({ 이사: [], 선물: [] })
    await press('7')
    expect([choiceShown.mock.calls.length > 0, isMine('7'), groups()]).toEqual([
      true,
      true,
      ['이사 ', '선물 '],
    ])
    await allSettled(groupChosen, { scope, params: { id: '2', name: '선물' } })
    expect([groups(), outcome()]).toMatchObject([['이사 ', '선물 7'], { kind: 'saved', groupName: '선물' }])
    expect(scope.getState($offeredGroups).map(({ name }) => name)).toEqual(['선물', '이사'])
  })

  test('regression: a logout left the name of the last used group on the device', async () => {
    const { press, scope, stored } = await setUp({ 이사: [], 선물: [] })
    await press('7')
    await allSettled(groupChosen, { scope, params: { id: '2', name: '선물' } })
    expect(stored()).toContain('선물')
    await allSettled(tokenChanged, { scope, params: null })
    expect(stored()).not.toContain('선물')
  })

  test('regression: after a logout, also in another tab, a removed product could be restored', async () => {
    const { scope, outcome } = await setUp({ 이사: ['7'] })
    await allSettled(wishesOpened, { scope })
    await allSettled(itemsRemoved, { scope, params: ['7'] })
    expect(outcome()?.kind).toBe('removed')
    await allSettled(tokenChanged, { scope, params: null })
    expect(outcome()).toBeNull()
  })

  test('who chooses no group saves nothing, and the same applies to a second press', async () => {
    const { press, isMine, host } = await setUp({ 이사: [], 선물: [] })
    await press('7')
    await press('7', true)
    expect([isMine('7'), host.save.mock.calls]).toEqual([false, []])
  })

  test('moves a saved product, and the host receives its original time', async () => {
    const { scope, groups, host, outcome } = await setUp({ 이사: ['7'], 선물: [] })
    await allSettled(wishesOpened, { scope })
    const [item] = scope.getState($groups)?.[0]?.items ?? []
    await allSettled(groupRequested, { scope, params: item ? [item] : [] })
    await allSettled(groupChosen, { scope, params: { id: null, name: '캠핑' } })
    expect(groups()).toEqual(['이사 ', '선물 ', '캠핑 7'])
    expect(host.save.mock.calls[0]?.[0]).toMatchObject({
      first: { created: '2026-11-01T00:00:00Z', price: 1_000 },
    })
    expect(outcome()).toMatchObject({ kind: 'moved', groupName: '캠핑' })
  })

  test('sees only a failed press undone', async () => {
    const { press, groups, host, outcome } = await setUp({ 이사: [] })
    await press('7')
    host.save.mockImplementationOnce(refuse(503))
    await press('8')
    expect(groups()).toEqual(['이사 7'])
    expect(outcome()).toMatchObject({ kind: 'failed', isLost: false })
  })

  test('a product that another page has removed counts as removed', async () => {
    const { scope, groups, host } = await setUp({ 이사: ['7'] })
    await allSettled(wishesOpened, { scope })
    host.remove.mockImplementationOnce(refuse(404))
    await allSettled(itemsRemoved, { scope, params: ['7'] })
    expect(groups()).toEqual(['이사 '])
  })

  test('whose groups fail to load sees an error, and the press is undone', async () => {
    const { press, isMine, outcome } = await setUp({}, [], true)
    await press('7')
    expect([isMine('7'), outcome()?.kind]).toEqual([null, 'failed'])
  })

  test('whose groups are out of reach learns that the line is lost, and the press is undone', async () => {
    const { press, host, isMine, outcome } = await setUp({})
    host.list.mockImplementation(() => {
      throw new ApiError('network', 'offline')
    })
    await press('7')
    expect(isMine('7')).toBeNull()
    expect(outcome()).toEqual({ kind: 'failed', changes: [], isLost: true })
  })

  test('whose login expires in the meantime finds the product on the device', async () => {
    const { press, scope, host, device, isMine } = await setUp({ 이사: [] })
    // The handler replaces the real call, which fires this event itself.
    const tell = scopeBind(tokenChanged, { scope })
    host.save.mockImplementation(() => {
      tell(null)
      return refuse(401)()
    })
    await press('7')
    expect([device(), isMine('7')]).toMatchObject([[{ itemId: '7' }], true])
  })

  test('whose products the server counted has the same count in the browser, before groups are requested there', async () => {
    const { scope } = await setUp({ 이사: ['7', '8'] })
    await allSettled(wishesOpened, { scope })
    const browser = fork({ values: JSON.parse(JSON.stringify(serialize(scope))) })
    expect(browser.getState($savedCount)).toBe(2)
  })

  test('the number of members follows, from a list’s count or from a product’s', async () => {
    const { press, scope } = await setUp({ 이사: ['8'] })
    await press('7')
    const { shift } = scope.getState($hearts)
    expect([shift('7', null), shift('8', null), shift('7', true), shift('8', false)]).toEqual([1, 0, 0, 1])
  })
})
