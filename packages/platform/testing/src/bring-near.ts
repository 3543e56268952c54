import { vi } from 'vitest'

/** Lets whatever is observed come near the window, for the tests of this file: their documents have no layout. */
export function bringNear(): void {
  vi.stubGlobal('IntersectionObserver', NearObserver)
}

class NearObserver {
  readonly #report: (entries: readonly object[]) => void

  constructor(report: (entries: readonly object[]) => void) {
    this.#report = report
  }

  observe(target: Element) {
    queueMicrotask(() => this.#report([{ isIntersecting: true, target }]))
  }

  unobserve() {}

  disconnect() {}
}
