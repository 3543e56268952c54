import { closeLayer, createServerHistory, historyOpened, openLayer } from '@jeoul/router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdServedState } from './hydration/served-state.ts'
import { createLazyLayer } from './lazy-layer.tsx'

const View = ({ open }: { readonly open: string | null }) => <p>{`view of ${open}`}</p>
const load = vi.fn(async () => ({ default: View }))
const layer = createLazyLayer({ names: ['share', 'report'], load, error: '열지 못했어요' })
const mountedLayer = createLazyLayer({ names: ['filters'], load, error: '열지 못했어요', keepMounted: true })

beforeEach(() => {
  load.mockClear()
  // The browser has something else to do.
  vi.stubGlobal('requestIdleCallback', () => {})
})
afterEach(cleanup)

async function openHistory() {
  const scope = fork()
  await allSettled(historyOpened, { scope, params: createServerHistory('/item/7') })
  return scope
}

type Slotted = { readonly Slot: ComponentType }

const draw = (scope: Scope, { Slot }: Slotted = layer) => (
  <Provider value={scope}>
    <Slot />
  </Provider>
)

async function setUp(shown: Slotted = layer) {
  const scope = await openHistory()
  const { container } = render(draw(scope, shown))
  return {
    scope,
    openLayer: (params: string) => act(() => allSettled(openLayer, { scope, params })),
    goBack: () => act(() => allSettled(closeLayer, { scope })),
    press: (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
    text: () => container.textContent,
  }
}

test('the view is loaded when the layer opens first; going back closes the layer', async () => {
  const { scope, openLayer, goBack, text } = await setUp()
  expect([text(), load.mock.calls.length]).toEqual(['', 0])
  await act(() => allSettled(layer.opened, { scope, params: 'share' }))
  expect([text(), scope.getState(layer.$open)]).toEqual(['view of share', 'share'])
  await goBack()
  expect([text(), scope.getState(layer.$open)]).toEqual(['', null])
  await openLayer('report')
  expect(text()).toBe('view of report')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a layer of another name neither opens nor loads it', async () => {
  const { openLayer, text } = await setUp()
  await openLayer('terms')
  expect([text(), load.mock.calls.length]).toEqual(['', 0])
})

test('a view that could not be loaded can be loaded again, or closed', async () => {
  const { openLayer, press, goBack, text } = await setUp()
  load.mockRejectedValueOnce(new Error('offline'))
  await openLayer('share')
  expect(screen.getByRole('alert').textContent).toContain('열지 못했어요')
  await press('닫기')
  expect(text()).toBe('')
  load.mockRejectedValueOnce(new Error('offline'))
  await openLayer('report')
  await press('다시 시도')
  expect(text()).toBe('view of report')
  await goBack()
  expect(text()).toBe('')
})

test('regression: a layer that was opened gave no sign while its view was loading', async () => {
  const { openLayer } = await setUp()
  const late = () => document.querySelectorAll('[aria-busy=true]').length
  const { promise, resolve } = Promise.withResolvers<{ default: typeof View }>()
  load.mockReturnValueOnce(promise)
  await openLayer('terms')
  expect(late()).toBe(0)
  const opened = openLayer('share')
  await vi.waitFor(() => expect(late()).toBe(1))
  resolve({ default: View })
  await opened
  expect(late()).toBe(0)
})

test('a slot that mounts after its layer was opened shows it', async () => {
  const scope = await openHistory()
  await allSettled(openLayer, { scope, params: 'late' })
  const lateLayer = createLazyLayer({ names: ['late'], load, error: '열지 못했어요' })
  const { container } = render(draw(scope, lateLayer))
  await act(async () => {})
  expect(container.textContent).toBe('view of late')
})

test('a reload with the layer open hydrates what the server sent, then opens the layer', async () => {
  const scope = await openHistory()
  await allSettled(openLayer, { scope, params: 'share' })
  expect(scope.getState(layer.$open)).toBe('share')
  const root = document.createElement('div')
  const served = fork()
  root.innerHTML = renderToString(draw(served))
  holdServedState(scope, served)
  const complaints: unknown[] = []
  await act(async () => {
    hydrateRoot(root, draw(scope), { onRecoverableError: error => complaints.push(error) })
  })
  expect(complaints).toEqual([])
  expect(root.textContent).toBe('view of share')
})

test('a view that is kept mounted stays while the layer is closed', async () => {
  const { openLayer, goBack, text } = await setUp(mountedLayer)
  await openLayer('filters')
  await goBack()
  expect(text()).toBe('view of null')
})

test('two scopes do not leak into each other', async () => {
  const [one, two] = [await setUp(), await setUp()]
  await one.openLayer('share')
  expect([one.text(), two.text()]).toEqual(['view of share', ''])
})
