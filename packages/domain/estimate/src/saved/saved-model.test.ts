import { ApiError } from '@jeoul/api'
import { allSettled } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hostTime, openSaved, stored, success } from '../testing/open-saved.ts'
import {
  $mergeable,
  $savedOutcome,
  estimateDeleted,
  estimateRenamed,
  estimateReplaced,
  savedMerged,
  savedRestored,
} from './saved-model.ts'
import { $saved, savingRetried } from './saved-store.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('without a login', () => {
  test('estimates are stored on the device, renamed, deleted and restored', async () => {
    const { scope, keep, names, fire, onDevice, save } = await openSaved({ device: [stored] })
    await keep('  작업용  ')
    expect(names()).toEqual(['작업용', '거실'])
    await keep(' ')
    expect(names()).toEqual(['작업용', '거실'])
    await allSettled(estimateRenamed, { scope, params: { estimate: stored, name: '안방' } })
    expect(names()).toEqual(['안방', '작업용'])
    const [first] = scope.getState($saved) ?? []
    if (first) await allSettled(estimateDeleted, { scope, params: first })
    expect(names()).toEqual(['작업용'])
    await fire(savedRestored)
    expect(names()).toEqual(['안방', '작업용'])
    expect(onDevice()).toEqual(scope.getState($saved))
    expect(save).not.toHaveBeenCalled()
  })

  test('a double press saves one estimate, under the typed name', async () => {
    const { keep, names } = await openSaved()
    const now = vi.spyOn(Date, 'now').mockReturnValue(10_000)
    await keep('작업용')
    now.mockReturnValue(10_300)
    await keep('2026.11.23 견적')
    expect(names()).toEqual(['작업용'])
    now.mockReturnValue(12_000)
    await keep('한 번 더')
    expect(names()).toEqual(['한 번 더', '작업용'])
    now.mockRestore()
  })

  test('the open estimate replaces a saved one, which can be restored', async () => {
    const { scope, fire } = await openSaved({ device: [stored] })
    await allSettled(estimateReplaced, { scope, params: stored })
    expect(scope.getState($saved)).toMatchObject([{ key: stored.key, name: '거실', query: '?e=1.7x2' }])
    expect(scope.getState($savedOutcome)).toEqual({ kind: 'replaced', estimate: stored })
    await fire(savedRestored)
    expect(scope.getState($saved)).toEqual([stored])
    expect(scope.getState($savedOutcome)).toBeNull()
  })
})

describe('a name that is taken', () => {
  test('is not saved twice: the open estimate replaces the other, which can be restored', async () => {
    const { scope, keep, fire } = await openSaved({ device: [stored] })
    await keep(' 거실 ')
    expect(scope.getState($saved)).toMatchObject([{ key: stored.key, name: '거실', query: '?e=1.7x2' }])
    expect(scope.getState($savedOutcome)).toEqual({ kind: 'replaced', estimate: stored })
    await fire(savedRestored)
    expect(scope.getState($saved)).toEqual([stored])
  })

  test('is only saved anew if the estimate is the same', async () => {
    const { scope, keep } = await openSaved({ device: [{ ...stored, query: '?e=1.7x2' }] })
    await keep('거실')
    expect(scope.getState($saved)).toMatchObject([{ key: stored.key, name: '거실' }])
    expect(scope.getState($savedOutcome)).toMatchObject({ kind: 'saved' })
  })

  test('is refused to another estimate', async () => {
    const other = { ...stored, key: 'estimate-2', name: '안방' }
    const { scope } = await openSaved({ device: [stored, other] })
    await allSettled(estimateRenamed, { scope, params: { estimate: other, name: '거실' } })
    expect(scope.getState($saved)).toEqual([stored, other])
    expect(scope.getState($savedOutcome)).toEqual({ kind: 'taken', estimate: stored })
    await allSettled(estimateRenamed, { scope, params: { estimate: other, name: '안방' } })
    expect(scope.getState($saved)).toEqual([stored, other])
  })
})

describe('a member', () => {
  test("sees the host's time of saving, as the next visit will", async () => {
    const { scope, keep } = await openSaved({ isLogged: true })
    await keep('거실')
    expect(scope.getState($saved)).toMatchObject([{ name: '거실', updated: Date.parse(hostTime) }])
  })

  test('has the estimates at the host', async () => {
    const { keep, save, names, onDevice } = await openSaved({ isLogged: true })
    await keep('거실')
    expect(save.mock.lastCall?.[1]).toMatchObject({ name: '거실', query: '?e=1.7x2' })
    expect(names()).toEqual(['거실'])
    expect(onDevice()).toEqual([])
  })

  test('sees a failed change reported and undone', async () => {
    const { scope, keep, save, names } = await openSaved({ isLogged: true })
    save.mockRejectedValueOnce(new ApiError('status', 'broken', 500))
    await keep('거실')
    expect(names()).toEqual([])
    expect(scope.getState($savedOutcome)).toMatchObject({ kind: 'failed' })
  })

  test('regression: the name of an estimate that could not be saved was lost', async () => {
    const { scope, keep, save, names, fire } = await openSaved({ isLogged: true })
    save.mockRejectedValueOnce(new ApiError('status', 'broken', 500))
    await keep('거실')
    await fire(savingRetried)
    expect(names()).toEqual(['거실'])
    expect(scope.getState($savedOutcome)).toMatchObject({ kind: 'saved', estimate: { name: '거실' } })
    await fire(savingRetried)
    expect(save).toHaveBeenCalledTimes(2)
  })

  test("can move the device's estimates to the account", async () => {
    const { scope, save, names, fire, onDevice } = await openSaved({ isLogged: true, device: [stored] })
    expect(names()).toEqual([])
    expect(scope.getState($mergeable)).toEqual([stored])
    await fire(savedMerged)
    expect(save.mock.lastCall?.[1]).toMatchObject(stored)
    expect(names()).toEqual(['거실'])
    expect(onDevice()).toEqual([])
  })

  test('"nothing is lost or doubled": the later of two with one key wins, and a merge can be repeated', async () => {
    const named = (key: string, updated: number) => ({ ...stored, key, name: `${key} ${updated}`, updated })
    const hosted = new Map(
      ['estimate-a', 'estimate-b'].map(key => [
        key,
        { ...named(key, 2), updated: new Date(2).toISOString() },
      ]),
    )
    const list = async () => ({ ...success, result: [...hosted.values()] })
    const device = [named('estimate-a', 1), named('estimate-b', 3), named('estimate-c', 1)]
    const { save, names, fire, onDevice } = await openSaved({ isLogged: true, device, list })
    save.mockImplementation(async (_, { key, name, query }) => {
      const result = { key, name, query, updated: hostTime }
      hosted.set(key, result)
      return { ...success, result }
    })
    save.mockRejectedValueOnce(new ApiError('status', 'broken', 500))
    await fire(savedMerged)
    expect(onDevice()).toHaveLength(1)
    await Promise.all([fire(savedMerged), fire(savedMerged)])
    expect(names()?.toSorted()).toEqual(['estimate-a 2', 'estimate-b 3', 'estimate-c 1'])
    expect(onDevice()).toEqual([])
  })

  test('regression: an estimate saved by the same name on two devices stood twice in the account', async () => {
    const there = { ...stored, key: 'estimate-there', updated: new Date(stored.updated).toISOString() }
    const list = async () => ({ ...success, result: [there] })
    const { save, names, fire, onDevice } = await openSaved({ isLogged: true, device: [stored], list })
    await fire(savedMerged)
    expect(names()).toEqual([stored.name])
    expect(save).not.toHaveBeenCalled()
    expect(onDevice()).toEqual([])
  })

  test('two estimates with one name and other parts both remain after a merge', async () => {
    const there = { ...stored, key: 'estimate-there', query: '?e=1.2', updated: hostTime }
    const list = async () => ({ ...success, result: [there] })
    const { scope, save, fire } = await openSaved({ isLogged: true, device: [stored], list })
    await fire(savedMerged)
    expect(save).toHaveBeenCalledTimes(1)
    expect(scope.getState($saved)?.map(({ name, query }) => [name, query])).toEqual([
      ['거실', '?e=1.1'],
      ['거실', '?e=1.2'],
    ])
  })

  test('has the estimates on the device if the host stores none', async () => {
    const list = () => Promise.reject(new ApiError('absent', 'no such operation', 404))
    const { keep, save, names, onDevice } = await openSaved({ isLogged: true, device: [stored], list })
    await keep('작업용')
    expect(names()).toEqual(['작업용', '거실'])
    expect(onDevice()).toHaveLength(2)
    expect(save).not.toHaveBeenCalled()
  })
})
