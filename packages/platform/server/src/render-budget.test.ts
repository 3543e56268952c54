import type { RenderedPage } from '@jeoul/ssr'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rendered, setUp } from './testing/set-up-handler.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the render budget', () => {
  /** A page that is made when the test says so. */
  function slowPage() {
    const page = Promise.withResolvers<RenderedPage>()
    const { get, renderedWith } = setUp(() => page.promise)
    const response = get('/')
    const signal = () => renderedWith()?.connection.signal
    return { finish: () => page.resolve(rendered), response, signal }
  }

  test('aborts the calls of a page that exceeds it, and the page is served', async () => {
    const { finish, response, signal } = slowPage()
    await vi.advanceTimersByTimeAsync(399)
    expect(signal()?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signal()?.aborted).toBe(true)
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    finish()
    expect((await response).status).toBe(200)
    expect(log).toHaveBeenCalledExactlyOnceWith('[web] answers were late', { id: '', page: '/', status: 200 })
  })

  test('is shorter for optional calls', async () => {
    const { get, renderedWith } = setUp(() => new Promise(() => {}), { JEOUL_OPTIONAL_BUDGET_MS: '100' })
    void get('/')
    await vi.advanceTimersByTimeAsync(100)
    const { signal, optionalSignal } = renderedWith()?.connection ?? {}
    expect([signal?.aborted, optionalSignal?.aborted]).toEqual([false, true])
  })

  test('leaves no timer behind a page that was in time', async () => {
    const { finish, response, signal } = slowPage()
    await vi.advanceTimersByTimeAsync(100)
    finish()
    await response
    expect(vi.getTimerCount()).toBe(0)
    expect(signal()?.aborted).toBe(false)
  })
})
