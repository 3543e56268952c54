// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const Links = () => <nav>링크</nav>

/** A browser that has loaded nothing yet. */
async function setUp(load = vi.fn(async () => ({ default: Links }))) {
  const { createLateRegion, loadLateRegions } = await import('./late-region.tsx')
  return { Region: createLateRegion(load), load, loadLateRegions }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

test('the server draws it', async () => {
  const { Region, loadLateRegions } = await setUp()
  await loadLateRegions()
  expect(renderToString(<Region />)).toContain('<nav>링크</nav>')
})

test('the browser asks for it at the first sign of somebody being there, and not before', async () => {
  const { Region, load } = await setUp()
  await act(async () => createRoot(document.body).render(<Region />))
  expect(load).not.toHaveBeenCalled()
  await act(async () => dispatchEvent(new Event('pointermove')))
  expect(load).toHaveBeenCalledTimes(1)
  expect(document.body.textContent).toBe('링크')
})

test('regression: a region asked for without a connection broke the page', async () => {
  const { Region, load } = await setUp(
    vi.fn(async () => ({ default: Links })).mockRejectedValueOnce(new TypeError('offline')),
  )
  await act(async () => createRoot(document.body).render(<Region />))
  await act(async () => dispatchEvent(new Event('pointermove')))
  expect(document.body.textContent).toBe('')
  await act(async () => dispatchEvent(new Event('pointermove')))
  expect(load).toHaveBeenCalledTimes(2)
  expect(document.body.textContent).toBe('링크')
})
