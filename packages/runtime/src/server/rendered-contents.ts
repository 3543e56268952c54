import type { Page } from '../site.ts'

/** The content used longest ago gives way beyond this many. */
const capacity = 100

export interface RenderedContents {
  /** The content of a page in a state; rendered where it is not known. */
  get(page: Page, state: string, render: () => Uint8Array): Uint8Array
}

/** Remembers what pages looked like in which state. For anonymous visitors only: what it holds, anyone may see. */
export function createRenderedContents(): RenderedContents {
  const contents = new Map<string, Uint8Array>()

  return {
    get(page, state, render) {
      const key = `${page.viewFile} ${state}`
      const content = contents.get(key) ?? render()
      contents.delete(key)
      contents.set(key, content)
      const [oldest] = contents.keys()
      if (contents.size > capacity && oldest !== undefined) contents.delete(oldest)
      return content
    },
  }
}
