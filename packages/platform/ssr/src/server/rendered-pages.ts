import type { RenderedPage } from '../rendered-page.ts'
import type { SitePage } from '../site.ts'

/** The page used longest ago gives way beyond this many. */
const capacity = 100

export interface RenderedPages {
  /** A page in a state; rendered where it is not known. */
  get(page: SitePage, state: string, render: () => RenderedPage): RenderedPage
}

/** Remembers what pages looked like in which state. For anonymous visitors only: what it holds, anyone may see. */
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
