import { ApiError, deleteEstimateFx, getSavedEstimatesFx, saveEstimateFx } from '@jeoul/api'
import { deviceOpened } from '@jeoul/device'
import { $pageProps, appStarted } from '@jeoul/page'
import { allSettled, type EventCallable, fork } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { estimateOpened, quantityChanged } from './model.ts'
import type { SavedEstimate } from './saved-estimate.ts'
import {
  $savedOutcome,
  estimateDeleted,
  estimateRenamed,
  estimateReplaced,
  estimateSaved,
  savedRestored,
} from './saved-model.ts'
import { $mergeable, $saved, savedMerged, savedOpened, savingRetried } from './saved-store.ts'
import { storedDraft } from './stored-draft.ts'

const stored: SavedEstimate = { key: 'on-device', name: '거실', query: '?e=1.1', updated: 1 }
const hostTime = '2026-10-31T15:00:01.000Z'
const success = { success: true, message: 'success' }
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function open({
  isLogged = false,
  device = [] as readonly SavedEstimate[],
  draft = '',
  awaits = true,
  list = async (): Promise<unknown> => ({ ...success, result: [] }),
} = {}) {
  const save = vi.fn(
    async (_: unknown, { key, name, query }: Omit<SavedEstimate, 'updated'>): Promise<unknown> => ({
      ...success,
      result: { key, name, query, updated: hostTime },
    }),
  )
  const remove = vi.fn(async (_: unknown, __: { key: string }): Promise<unknown> => success)
  const scope = fork({
    handlers: [
      [getSavedEstimatesFx, list],
      [saveEstimateFx, save],
      [deleteEstimateFx, remove],
    ],
  })
  const texts = new Map([
    ['jeoul.estimates', JSON.stringify(device)],
    ['jeoul.estimate', JSON.stringify(draft)],
  ])
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (place: number) => [...texts.keys()][place] ?? null,
    length: texts.size,
  }
  await allSettled(appStarted, { scope, params: { ...$pageProps.defaultState, isLogged } })
  await allSettled(deviceOpened, { scope, params: storage })
  await allSettled(estimateOpened, { scope, params: '?e=1.7x2' })
  const opened = allSettled(savedOpened, { scope })
  if (awaits) await opened
  return {
    scope,
    save,
    remove,
    fire: (unit: EventCallable<void>) => allSettled(unit, { scope }),
    keep: (name: string) => allSettled(estimateSaved, { scope, params: name }),
    names: () => scope.getState($saved)?.map(({ name }) => name),
    onDevice: (): unknown => JSON.parse(texts.get('jeoul.estimates') ?? '[]'),
  }
}

describe('without a login', () => {
  test('estimates are stored on the device, renamed, deleted and restored', async () => {
    const { scope, keep, names, fire, onDevice, save } = await open({ device: [stored] })
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
    const { keep, names } = await open()
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
    const { scope, fire } = await open({ device: [stored] })
    await allSettled(estimateReplaced, { scope, params: stored })
    expect(scope.getState($saved)).toMatchObject([{ key: stored.key, name: '거실', query: '?e=1.7x2' }])
    expect(scope.getState($savedOutcome)).toEqual({ kind: 'replaced', estimate: stored })
    await fire(savedRestored)
    expect(scope.getState($saved)).toEqual([stored])
    expect(scope.getState($savedOutcome)).toBeNull()
  })
})

describe('regression: a change to an estimate that somebody else had sent replaced the shopper’s own', () => {
  const changed = async (draft: string, device: readonly SavedEstimate[] = []) => {
    const opened = await open({ draft, device })
    await allSettled(quantityChanged, { scope: opened.scope, params: { partId: '7', quantity: 3 } })
    return opened
  }

  test('which is saved, and says so', async () => {
    const { scope } = await changed('?e=1.9', [{ ...stored, name: '전에 짜던 견적' }])
    const saved = { name: '전에 짜던 견적 2', query: '?e=1.9' }
    expect(scope.getState($saved)).toMatchObject([saved, { key: stored.key }])
    expect(scope.getState($savedOutcome)).toMatchObject({ kind: 'draft', estimate: saved })
    await allSettled(quantityChanged, { scope, params: { partId: '7', quantity: 4 } })
    expect(scope.getState($saved)).toHaveLength(2)
  })

  test('as another tab has left it', async () => {
    const { scope } = await open({ draft: '?e=1.9' })
    await allSettled(storedDraft.changed, { scope, params: '?e=1.9x3' })
    await allSettled(quantityChanged, { scope, params: { partId: '7', quantity: 3 } })
    expect(scope.getState($saved)).toMatchObject([{ query: '?e=1.9x3' }])
  })

  test('regression: a member’s was saved a second time if the list came later', async () => {
    const list = Promise.withResolvers<unknown>()
    const { scope } = await open({ isLogged: true, draft: '?e=1.9', list: () => list.promise, awaits: false })
    const change = allSettled(quantityChanged, { scope, params: { partId: '7', quantity: 3 } })
    list.resolve({
      ...success,
      result: [{ ...stored, key: 'at-the-host', query: '?e=1.9', updated: hostTime }],
    })
    await change
    expect(scope.getState($saved)).toMatchObject([{ key: 'at-the-host' }])
  })

  test.each([
    ['that is the opened one', '?e=1.7x2', []],
    ['without parts', '?e=1', []],
    ['that is saved already', '?e=1.9', [{ ...stored, query: '?e=1.9' }]],
  ])('but not one %s', async (_, draft, device) => {
    const { scope } = await changed(draft, device)
    expect(scope.getState($saved)).toHaveLength(device.length)
  })
})

describe('a name that is taken', () => {
  test('is not saved twice: the open estimate replaces the other, which can be restored', async () => {
    const { scope, keep, fire } = await open({ device: [stored] })
    await keep(' 거실 ')
    expect(scope.getState($saved)).toMatchObject([{ key: stored.key, name: '거실', query: '?e=1.7x2' }])
    expect(scope.getState($savedOutcome)).toEqual({ kind: 'replaced', estimate: stored })
    await fire(savedRestored)
    expect(scope.getState($saved)).toEqual([stored])
  })

  test('is only saved anew if the estimate is the same', async () => {
    const { scope, keep } = await open({ device: [{ ...stored, query: '?e=1.7x2' }] })
    await keep('거실')
    expect(scope.getState($saved)).toMatchObject([{ key: stored.key, name: '거실' }])
    expect(scope.getState($savedOutcome)).toMatchObject({ kind: 'saved' })
  })

  test('is refused to another estimate', async () => {
    const other = { ...stored, key: 'estimate-2', name: '안방' }
    const { scope } = await open({ device: [stored, other] })
    await allSettled(estimateRenamed, { scope, params: { estimate: other, name: '거실' } })
    expect(scope.getState($saved)).toEqual([stored, other])
    expect(scope.getState($savedOutcome)).toEqual({ kind: 'taken', estimate: stored })
    await allSettled(estimateRenamed, { scope, params: { estimate: other, name: '안방' } })
    expect(scope.getState($saved)).toEqual([stored, other])
  })
})

describe('a member', () => {
  test("sees the host's time of saving, as the next visit will", async () => {
    const { scope, keep } = await open({ isLogged: true })
    await keep('거실')
    expect(scope.getState($saved)).toMatchObject([{ name: '거실', updated: Date.parse(hostTime) }])
  })

  test('has the estimates at the host', async () => {
    const { keep, save, names, onDevice } = await open({ isLogged: true })
    await keep('거실')
    expect(save.mock.lastCall?.[1]).toMatchObject({ name: '거실', query: '?e=1.7x2' })
    expect(names()).toEqual(['거실'])
    expect(onDevice()).toEqual([])
  })

  test('sees a failed change reported and undone', async () => {
    const { scope, keep, save, names } = await open({ isLogged: true })
    save.mockRejectedValueOnce(new ApiError('status', 'broken', 500))
    await keep('거실')
    expect(names()).toEqual([])
    expect(scope.getState($savedOutcome)).toMatchObject({ kind: 'failed' })
  })

  test('regression: the name of an estimate that could not be saved was lost', async () => {
    const { scope, keep, save, names, fire } = await open({ isLogged: true })
    save.mockRejectedValueOnce(new ApiError('status', 'broken', 500))
    await keep('거실')
    await fire(savingRetried)
    expect(names()).toEqual(['거실'])
    expect(scope.getState($savedOutcome)).toMatchObject({ kind: 'saved', estimate: { name: '거실' } })
    await fire(savingRetried)
    expect(save).toHaveBeenCalledTimes(2)
  })

  test("can move the device's estimates to the account", async () => {
    const { scope, save, names, fire, onDevice } = await open({ isLogged: true, device: [stored] })
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
    const { save, names, fire, onDevice } = await open({ isLogged: true, device, list })
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
    const { save, names, fire, onDevice } = await open({ isLogged: true, device: [stored], list })
    await fire(savedMerged)
    expect(names()).toEqual([stored.name])
    expect(save).not.toHaveBeenCalled()
    expect(onDevice()).toEqual([])
  })

  test('two estimates with one name and other parts both remain after a merge', async () => {
    const there = { ...stored, key: 'estimate-there', query: '?e=1.2', updated: hostTime }
    const list = async () => ({ ...success, result: [there] })
    const { scope, save, fire } = await open({ isLogged: true, device: [stored], list })
    await fire(savedMerged)
    expect(save).toHaveBeenCalledTimes(1)
    expect(scope.getState($saved)?.map(({ name, query }) => [name, query])).toEqual([
      ['거실', '?e=1.1'],
      ['거실', '?e=1.2'],
    ])
  })

  describe('whose other tab has changed an estimate', () => {
    const there = { key: 'estimate-a', name: '거실', query: '?e=1.1', updated: hostTime }
    const here = { ...there, updated: Date.parse(hostTime) }
    /** This tab knows `there`; the host has moved on. */
    async function openOlder(now: typeof there) {
      let atHost = there
      let gate = Promise.resolve()
      const list = () => gate.then(() => ({ ...success, result: [atHost] }))
      const tab = await open({ isLogged: true, list })
      atHost = now
      /** Keeps the host from answering until `opened` is called. */
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

  test('has the estimates on the device if the host stores none', async () => {
    const list = () => Promise.reject(new ApiError('absent', 'no such operation', 404))
    const { keep, save, names, onDevice } = await open({ isLogged: true, device: [stored], list })
    await keep('작업용')
    expect(names()).toEqual(['작업용', '거실'])
    expect(onDevice()).toHaveLength(2)
    expect(save).not.toHaveBeenCalled()
  })
})
