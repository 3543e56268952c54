import { type Address, withoutParams } from '@jeoul/page'
import { placeOf } from './place.ts'

/** What pages move through: the browser's session history, or on the server a single address. */
export interface History {
  read(): Address
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
  const { pathname, search, hash } = location
  // The server reads it, and pages never see it.
  const asRendered = withoutParams(search, 'view')
  if (asRendered !== search) history.replaceState(history.state, '', pathname + asRendered + hash)
  return {
    read: () => ({ path: location.pathname, search: location.search }),
    go: (href, replace) =>
      replace ? history.replaceState(null, '', href) : history.pushState(null, '', href),
    listen: moved => addEventListener('popstate', moved),
  }
}
