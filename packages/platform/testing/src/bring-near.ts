import { vi } from 'vitest'

/** Lets whatever is watched come near the window, for the tests of this file: their documents have no layout. */
export function bringNear(): void {
  vi.stubGlobal('IntersectionObserver', NearObserver)
}

class NearObserver {
  readonly #tell: (entries: readonly object[]) => void

  constructor(tell: (entries: readonly object[]) => void) {
    this.#tell = tell
  }

  observe(target: Element) {
    queueMicrotask(() => this.#tell([{ isIntersecting: true, target }]))
  }

  unobserve() {}

  disconnect() {}
}
