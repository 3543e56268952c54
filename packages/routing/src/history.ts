import { type Place, placeOf } from './place.ts'

/** What pages move through: the browser's session history, or on the server a single address. */
export interface History {
  read(): Place
  go(href: string, replace: boolean): void
  /** Calls back when the visitor goes back or forward. */
  listen(moved: () => void): void
}

export function createServerHistory(href: string): History {
  let place = placeOf(href)
  return {
    read: () => place,
    go: next => {
      place = placeOf(next)
    },
    listen: () => {},
  }
}

export function createBrowserHistory(): History {
  return {
    read: () => ({ path: location.pathname, search: location.search }),
    go: (href, replace) =>
      replace ? history.replaceState(null, '', href) : history.pushState(null, '', href),
    listen: moved => addEventListener('popstate', moved),
  }
}
