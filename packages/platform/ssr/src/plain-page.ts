import { createRoute, type PageName } from '@jeoul/router'
import { $canonical } from './canonical.ts'
import { definePage, type Page } from './define-page.ts'

/** A page without its own data, which search engines should not index because it is personal. */
export function plainPage(name: PageName, title: string, description: string): Page {
  return definePage({
    route: createRoute(name),
    head: {
      changes: [],
      write: read => ({
        title: `${title} | 저울`,
        description,
        canonical: read($canonical),
        isIndexed: false,
        structuredData: [],
      }),
    },
  })
}
