import { appResumed } from '@jeoul/api'
import { allSettled, createEvent, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { createLazyView } from './lazy-view.tsx'

const View = () => null
const Failed = () => null

const opened = createEvent()
const load = vi.fn(async () => ({ default: View }))
const $view = createLazyView({ clock: opened, load, Failed })

function setUp() {
  const scope = fork()
  const resumed = vi.fn()
  createWatch({ unit: appResumed, scope, fn: resumed })
  load.mockClear()
  return {
    scope,
    resumed,
    open: () => allSettled(opened, { scope }),
    view: () => scope.getState($view)?.View,
  }
}

test('a view is loaded when it is opened first, and what came with it hears that it came late', async () => {
  const { open, view, resumed } = setUp()
  expect(view()).toBeUndefined()
  await open()
  await open()
  expect(view()).toBe(View)
  expect(load).toHaveBeenCalledTimes(1)
  expect(resumed).toHaveBeenCalledTimes(1)
})

test('what could not be loaded says so, and is tried again the next time', async () => {
  const { open, view, resumed } = setUp()
  load.mockRejectedValueOnce(new Error('offline'))
  await open()
  expect(view()).toBe(Failed)
  expect(resumed).not.toHaveBeenCalled()
  await open()
  expect(view()).toBe(View)
})

test('two scopes do not leak into each other', async () => {
  const [one, two] = [setUp(), setUp()]
  await one.open()
  expect(two.view()).toBeUndefined()
})
