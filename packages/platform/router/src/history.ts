import { type Address, isSameAddress, withoutParams } from '@jeoul/page'
import { placeOf } from './place.ts'

/** An entry of the history: a place, and which of the visitor's stays there it was. */
export interface Visit extends Address {
  /** Its own name; '' on the server. */
  readonly entry: string
  /** What lies over the page, such as a sheet of filters. */
  readonly layer: string | null
}

interface Step {
  /** Path and query. */
  readonly href: string
  /** Takes the place of the current entry instead of adding one. */
  readonly replace: boolean
  readonly layer: string | null
}

/** What pages move through: the browser's session history, or on the server a single address. */
export interface History {
  read(): Visit
  go(step: Step): void
  back(): void
  /** Calls back when the visitor goes back or forward. */
  listen(moved: () => void): void
}

/** The browser’s own history, of which every entry gets a name. */
export function createBrowserHistory(): History {
  const { pathname, search, hash } = location
  // The server reads it, and pages never see it.
  const asRendered = withoutParams(search, 'view')
  if (asRendered !== search) history.replaceState(history.state, '', pathname + asRendered + hash)
  const placeHere = () => ({ path: location.pathname, search: location.search })
  const read = () => {
    const { entry, layer } = readState(history.state)
    if (entry !== '') return { ...placeHere(), entry, layer }
    // An entry that was not made here: typed, followed from elsewhere, or made by a '#'.
    const named = { entry: newEntry(), layer: null }
    history.replaceState(named, '')
    return { ...placeHere(), ...named }
  }
  // Named when the history is made: it takes a slow phone long.
  read()
  return {
    read,
    go({ href, replace, layer }) {
      const { entry } = readState(history.state)
      const isSameVisit = replace && isSameAddress(placeOf(href), placeHere())
      const state = { entry: isSameVisit && entry !== '' ? entry : newEntry(), layer }
      if (replace) history.replaceState(state, '', href)
      else history.pushState(state, '', href)
    },
    back: () => history.back(),
    listen: moved => addEventListener('popstate', moved),
  }
}

function readState(state: unknown): Pick<Visit, 'entry' | 'layer'> {
  const { entry, layer } = { entry: null, layer: null, ...(typeof state === 'object' ? state : {}) }
  return {
    entry: typeof entry === 'string' ? entry : '',
    layer: typeof layer === 'string' ? layer : null,
  }
}

function newEntry(): string {
  return Math.random().toString(36).slice(2, 12)
}
