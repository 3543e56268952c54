import { networkRestored } from '@jeoul/api'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled, createEvent, fork } from 'effector'
import { Provider, useUnit } from 'effector-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLazyView, type Retry } from './lazy-view.tsx'

type Props = { readonly name: string }
const View = ({ name }: Props) => <p>{name}</p>
const Failed = ({ name, onRetry }: Props & Retry) => (
  <button type="button" onClick={onRetry}>{`${name} failed`}</button>
)

const opened = createEvent()
const load = vi.fn(async () => ({ default: View }))
const $view = createLazyView({ clock: opened, load, Failed })

beforeEach(() => load.mockClear())
afterEach(cleanup)

function setUp($shown = $view, clock = opened) {
  const scope = fork()
  const Place = () => {
    const loaded = useUnit($shown)
    return loaded && <loaded.View name="news" />
  }
  const { container } = render(
    <Provider value={scope}>
      <Place />
    </Provider>,
  )
  return {
    open: (times = 1) =>
      act(async () => {
        await Promise.all(Array.from({ length: times }, () => allSettled(clock, { scope })))
      }),
    restoreNetwork: () => act(() => allSettled(networkRestored, { scope })),
    text: () => container.textContent,
  }
}

test('a view is loaded when it is first opened', async () => {
  const { open, text } = setUp()
  expect(text()).toBe('')
  await open()
  await open()
  expect(text()).toBe('news')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a view that is being loaded is not loaded twice', async () => {
  const { open } = setUp()
  await open(2)
  expect(load).toHaveBeenCalledTimes(1)
})

test('after a failure, the stand-in or the next opening loads the view again', async () => {
  const { open, text } = setUp()
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  await open()
  await open()
  expect(text()).toBe('news failed')
  await act(async () => {
    fireEvent.click(screen.getByText('news failed'))
  })
  expect(text()).toBe('news')
})

test('a view that failed to load is loaded again once the network is back, but only if it was opened', async () => {
  const { open, restoreNetwork, text } = setUp()
  await restoreNetwork()
  expect(load).not.toHaveBeenCalled()
  load.mockRejectedValueOnce(new Error('offline'))
  await open()
  await restoreNetwork()
  expect(text()).toBe('news')
  await restoreNetwork()
  expect(load).toHaveBeenCalledTimes(2)
})

test('without a stand-in, nothing is shown for a view that could not be loaded', async () => {
  const bareOpened = createEvent()
  const $bareView = createLazyView<Props>({
    clock: bareOpened,
    load: () => Promise.reject(new Error('offline')),
  })
  const { open, text } = setUp($bareView, bareOpened)
  await open()
  expect(text()).toBe('')
})

test('two scopes do not leak into each other', async () => {
  const [one, two] = [setUp(), setUp()]
  await one.open()
  expect([one.text(), two.text()]).toEqual(['news', ''])
})
