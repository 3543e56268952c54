import { connectionOpened } from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { allSettled, createEvent, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceOpened } from '../device/index.ts'
import { memoryStorage } from '../device/testing/memory-storage.ts'
import { maxLoginMs } from './pending-action.ts'
import { $pendingAction } from './pending-action-model.ts'
import { resumeActions } from './resume-actions.ts'

const ready = createEvent()
const load = vi.fn(async () => {})
resumeActions(ready, { save: load })

beforeEach(() => {
  load.mockReset()
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now())
})

const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 1000 }

/** Opens a page on a device with this stored action. */
async function openPage(action: object, token: string | null = 'abc') {
  const scope = fork()
  await allSettled(connectionOpened, { scope, params: { config, token, signal: null, sharedTtl: 0 } })
  const props = { ...scope.getState($siteProps), isLogged: token !== null }
  await allSettled(appStarted, { scope, params: props })
  const storage = memoryStorage(new Map([['jeoul.pending-action', JSON.stringify(action)]]))
  await allSettled(deviceOpened, { scope, params: storage })
  await allSettled(ready, { scope })
  return { kept: () => scope.getState($pendingAction) }
}

const ago = (ms: number) => ({ kind: 'save', params: null, time: Date.now() - ms })

test('loads the module of the action, once', async () => {
  await openPage(ago(1000))
  expect(load).toHaveBeenCalledTimes(1)
})

test('loads nothing without a login, and the action stays', async () => {
  const { kept } = await openPage(ago(1000), null)
  expect(load).not.toHaveBeenCalled()
  expect(kept()?.kind).toBe('save')
})

test('an action that has waited too long is dropped', async () => {
  const { kept } = await openPage(ago(maxLoginMs + 1000))
  expect(load).not.toHaveBeenCalled()
  expect(kept()).toBeNull()
})

test('an unknown action is left alone', async () => {
  const { kept } = await openPage({ ...ago(1000), kind: 'constructor' })
  expect(kept()?.kind).toBe('constructor')
})

test('if the module fails to load, the action stays for the next page', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  const { kept } = await openPage(ago(1000))
  expect(kept()?.kind).toBe('save')
})
