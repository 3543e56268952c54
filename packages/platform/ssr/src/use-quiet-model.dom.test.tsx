import { pendingWorkStarted } from '@jeoul/api'
import { createWatch, fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { interactionForgotten } from './browser/first-interaction.ts'
import { useQuietModel } from './use-quiet-model.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  interactionForgotten()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function setUp() {
  const load = vi.fn(async () => {})
  const resumed = vi.fn()
  const scope = fork()
  createWatch({ unit: pendingWorkStarted, scope, fn: resumed })
  function View() {
    useQuietModel(load)
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <Provider value={scope}>
        <View />
      </Provider>,
    ),
  )
  expect(load).not.toHaveBeenCalled()
  return { load, resumed, leave: () => act(() => root.unmount()) }
}

test('a model is loaded and started on a quiet page, without an interaction', async () => {
  const { load, resumed } = await setUp()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(load).toHaveBeenCalledOnce()
  expect(resumed).toHaveBeenCalledOnce()
})

test('a model is loaded on the first interaction, once', async () => {
  const { load, resumed } = await setUp()
  await act(async () => dispatchEvent(new Event('pointermove')))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(load).toHaveBeenCalledOnce()
  expect(resumed).toHaveBeenCalledOnce()
})

test('regression: a page that was left before started its work on the next one', async () => {
  const { resumed, leave } = await setUp()
  leave()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(resumed).not.toHaveBeenCalled()
})
