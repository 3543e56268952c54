import { deleteEstimateFx, getSavedEstimatesFx, saveEstimateFx } from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { deviceOpened } from '@jeoul/visitor/device'
import { allSettled, type EventCallable, fork } from 'effector'
import { vi } from 'vitest'
import type { SavedEstimate } from '../saved/saved-estimate.ts'
import { estimateSaved } from '../saved/saved-model.ts'
import { $saved, savedOpened } from '../saved/saved-store.ts'
import { estimateOpened } from '../sheet/estimate-model.ts'

export const stored: SavedEstimate = { key: 'on-device', name: '거실', query: '?e=1.1', updated: 1 }
export const hostTime = '2026-10-31T15:00:01.000Z'
export const success = { success: true, message: 'success' }

/** Opens `?e=1.7x2` and the saved estimates in a tab, over a host and a device that a test decides. */
export async function openSaved({
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
  await allSettled(appStarted, { scope, params: { ...$siteProps.defaultState, isLogged } })
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
