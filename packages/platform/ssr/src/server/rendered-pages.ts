import type { RenderedPage } from '../rendered-page.ts'
import type { SitePage } from '../site.ts'

/** The maximum number of pages; the least recently used is dropped. */
const capacity = 100

export interface RenderedPages {
  /** Returns a page in a state, rendering it if it is not cached. */
  get(page: SitePage, state: string, render: () => RenderedPage): RenderedPage
}

/** A cache of rendered pages by state, for anonymous visitors only: anyone may see what it contains. */
export function createRenderedPages(): RenderedPages {
  const pages = new Map<string, RenderedPage>()

  return {
    get(page, state, render) {
      const key = `${page.files[0]} ${state}`
      const rendered = pages.get(key) ?? render()
      pages.delete(key)
      pages.set(key, rendered)
      const [oldest] = pages.keys()
      if (pages.size > capacity && oldest !== undefined) pages.delete(oldest)
      return rendered
    },
  }
}
