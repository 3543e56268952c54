import { ApiError } from '@jeoul/api'
import { allSettled } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { estimateOpened } from '../sheet/estimate-model.ts'
import { hostTime, openSaved, success } from '../testing/open-saved.ts'
import {
  $savedOutcome,
  estimateDeleted,
  estimateRenamed,
  estimateReplaced,
  savedRestored,
} from './saved-model.ts'
import { $saved, savedOpened, savingRetried } from './saved-store.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a member whose other tab has changed an estimate', () => {
  const there = { key: 'estimate-a', name: '거실', query: '?e=1.1', updated: hostTime }
  const here = { ...there, updated: Date.parse(hostTime) }
  /** This tab knows `there`; the host has moved on. */
  async function openOlder(now: typeof there) {
    let atHost = there
    let gate = Promise.resolve()
    const list = () => gate.then(() => ({ ...success, result: [atHost] }))
    const tab = await openSaved({ isLogged: true, list })
    atHost = now
    /** Keeps the host from answering until the returned function is called. */
    const closeHost = () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    }
    return { ...tab, closeHost }
  }
  const touched = (save: { mock: { calls: readonly (readonly [unknown, { key: string }])[] } }) =>
    save.mock.calls.map(([, { key }]) => key)
  const newer = { ...there, query: '?e=1.2' }

  test('regression: an older tab overwrote the newer version', async () => {
    const { scope, save } = await openOlder(newer)
    await allSettled(estimateReplaced, { scope, params: here })
    expect(touched(save)).not.toContain('estimate-a')
    expect(scope.getState($saved)?.map(({ name, query }) => [name, query])).toEqual([
      ['거실 2', '?e=1.7x2'],
      ['거실', '?e=1.2'],
    ])
    expect(scope.getState($savedOutcome)).toMatchObject({ kind: 'apart', estimate: { name: '거실 2' } })
  })

  test('regression: an older tab renamed the newer version into its own', async () => {
    const { scope, save } = await openOlder(newer)
    await allSettled(estimateRenamed, { scope, params: { estimate: here, name: '안방' } })
    expect(save.mock.lastCall?.[1]).toMatchObject({ key: 'estimate-a', name: '안방', query: '?e=1.2' })
  })

  test('regression: an older tab deleted the newer version', async () => {
    const { scope, remove } = await openOlder(newer)
    await allSettled(estimateDeleted, { scope, params: here })
    expect(remove).not.toHaveBeenCalled()
    expect(scope.getState($saved)).toMatchObject([{ query: '?e=1.2' }])
    expect(scope.getState($savedOutcome)).toMatchObject({ kind: 'kept', estimate: { name: '거실' } })
  })

  test.each([
    ['replaced', estimateReplaced],
    ['deleted', estimateDeleted],
  ] as const)('regression: %s the newer version while it was being read', async (_, unit) => {
    const { scope, save, remove, closeHost } = await openOlder(newer)
    const openHost = closeHost()
    const settled = [allSettled(savedOpened, { scope }), allSettled(unit, { scope, params: here })]
    openHost()
    await Promise.all(settled)
    expect(touched(save)).not.toContain('estimate-a')
    expect(remove).not.toHaveBeenCalled()
  })

  test('regression: a change that failed overwrote the newer version when it was made again', async () => {
    const { scope, save, fire } = await openOlder(newer)
    save.mockRejectedValueOnce(new ApiError('status', 'broken', 500))
    await allSettled(estimateReplaced, { scope, params: here })
    await fire(savedOpened)
    await fire(savingRetried)
    expect(save).toHaveBeenCalledTimes(2)
    expect(touched(save)).not.toContain('estimate-a')
  })

  test('regression: a deletion that was taken back at once overwrote the newer version', async () => {
    const { scope, save, remove, closeHost } = await openOlder(newer)
    const openHost = closeHost()
    const deleted = allSettled(estimateDeleted, { scope, params: here })
    const restored = allSettled(savedRestored, { scope })
    openHost()
    await Promise.all([deleted, restored])
    expect(remove).not.toHaveBeenCalled()
    expect(touched(save)).not.toContain('estimate-a')
  })

  test('keeps the name that the other tab gave', async () => {
    const { scope, save } = await openOlder({ ...there, name: '안방' })
    await allSettled(estimateReplaced, { scope, params: here })
    expect(save.mock.lastCall?.[1]).toMatchObject({ name: '안방', query: '?e=1.7x2' })
  })

  test('regression: a tab that was looked at again showed the older version', async () => {
    const { scope, save } = await openOlder(newer)
    await allSettled(savedOpened, { scope })
    expect(scope.getState($saved)).toMatchObject([{ query: '?e=1.2' }])
    expect(scope.getState($savedOutcome)).toBeNull()
    await allSettled(estimateReplaced, { scope, params: { ...here, query: '?e=1.2' } })
    expect(save.mock.lastCall?.[1]).toMatchObject({ key: 'estimate-a', query: '?e=1.7x2' })
  })

  test('is told where the open estimate is the older version', async () => {
    const { scope } = await openOlder(newer)
    await allSettled(estimateOpened, { scope, params: '?e=1.1' })
    await allSettled(savedOpened, { scope })
    expect(scope.getState($savedOutcome)).toMatchObject({ kind: 'changed', estimate: { query: '?e=1.2' } })
  })
})
