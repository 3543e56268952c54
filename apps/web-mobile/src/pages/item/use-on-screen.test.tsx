import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOnScreen } from './use-on-screen.ts'

/** All that is observed is on screen. */
class EverythingSeen {
  readonly seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void
  constructor(seen: EverythingSeen['seen']) {
    this.seen = seen
  }
  observe() {
    this.seen([{ isIntersecting: true }])
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('IntersectionObserver', EverythingSeen)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

function Bar() {
  return <p>{useOnScreen('#block', 'product') ? 'on screen' : 'away'}</p>
}

test('regression: after Back the price bar lay over a page that showed its own button, which had come after it', async () => {
  document.body.innerHTML = '<main></main><div id="bar"></div>'
  const place = document.getElementById('bar')
  if (!place) throw new Error('no place')
  const root = createRoot(place)
  act(() => root.render(<Bar />))
  expect(place.textContent).toBe('away')
  await act(async () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a id="block"></a>'))
  expect(place.textContent).toBe('on screen')
  act(() => root.unmount())
})
