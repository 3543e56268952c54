import type { Page } from '../site.ts'

/** The body used longest ago gives way beyond this many. */
const capacity = 100

export interface RenderedBodies {
  /** The body of a page in a state; rendered where it is not known. */
  get(page: Page, state: string, render: () => string): string
}

/** Remembers what pages looked like in which state. For anonymous visitors only: what it holds, anyone may see. */
export function createRenderedBodies(): RenderedBodies {
  const bodies = new Map<string, string>()

  return {
    get(page, state, render) {
      const key = `${page.viewFile} ${state}`
      const body = bodies.get(key) ?? render()
      bodies.delete(key)
      bodies.set(key, body)
      const [oldest] = bodies.keys()
      if (bodies.size > capacity && oldest !== undefined) bodies.delete(oldest)
      return body
    },
  }
}
