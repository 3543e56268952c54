import { $canonical, type Page } from '@jeoul/ssr'
import { createStore } from 'effector'

/** A page that has nothing to ask for. It is the visitor's own, so nobody is to find it. */
export function plainPage(title: string, description: string): Page {
  return {
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
    $status,
  }
}

const $status = createStore(200)
