import { createHistoryRouter, matchPath } from 'atomic-router'
import { attach, createEvent, sample } from 'effector'
import { notFoundRoute, routes } from './routes.ts'

export interface Destination {
  /** Path and query. */
  readonly href: string
  /** Takes the place of the current entry instead of adding one. */
  readonly replace?: boolean
}

/** In the browser the state of the routes arrives with the page, so opening the history asks for nothing again. */
const hydrate = typeof document !== 'undefined'

const router = createHistoryRouter({
  routes,
  notFoundRoute,
  hydrate,
  // A route's query is the address's own text; each page's codec reads it.
  serialize: {
    read: search => ({ search }),
    write: ({ search }) => String(search ?? ''),
  },
})

/** The history that this scope's pages move through. */
export const historyOpened = router.setHistory

export const navigated = createEvent<Destination>()

const moveFx = attach({
  source: router.$history,
  effect: (history, { href, replace = false }: Destination) =>
    replace ? history.replace(href) : history.push(href),
})

sample({ clock: navigated, target: moveFx })

/** Whether a path belongs to a page of the site. */
export function isPagePath(path: string): boolean {
  return routes.some(({ path: pathCreator }) => matchPath({ pathCreator, actualPath: path }).matches)
}

/** The query of the open page, as its address has it. */
export function searchOf(query: Readonly<Record<string, unknown>>): string {
  return typeof query.search === 'string' ? query.search : ''
}
