import { type Address, isSameAddress, withoutParams } from '@jeoul/page'
import { placeOf } from './place.ts'

/** An entry of the history: an address, and the name of this stay at it. */
export interface HistoryEntry extends Address {
  /** The unique name of the entry; '' on the server. */
  readonly entry: string
  /** The open layer, such as a sheet of filters, or null. */
  readonly layer: string | null
}

interface Step {
  /** Path and query. */
  readonly href: string
  /** Replaces the current entry instead of adding one. */
  readonly replace: boolean
  readonly layer: string | null
}

/**
 * The history that pages move through: the browser's session history or, on the server, a single address.
 */
export interface History {
  read(): HistoryEntry
  go(step: Step): void
  back(): void
  /** Calls back when the visitor goes back or forward. */
  listen(moved: () => void): void
}

/** The browser's own history. Every entry gets a name. */
export function createBrowserHistory(): History {
  const { pathname, search, hash } = location
  // Read by the server; pages never see it.
  const asRendered = withoutParams(search, 'view')
  if (asRendered !== search) history.replaceState(history.state, '', pathname + asRendered + hash)
  const placeHere = () => ({ path: location.pathname, search: location.search })
  const read = () => {
    const { entry, layer } = readState(history.state)
    if (entry !== '') return { ...placeHere(), entry, layer }
    // An entry that was not made here: a typed address, a link from elsewhere, or a '#'.
    const named = { entry: newEntry(), layer: null }
    history.replaceState(named, '')
    return { ...placeHere(), ...named }
  }
  // Name the first entry right away: replacing state is slow on phones.
  read()
  return {
    read,
    go({ href, replace, layer }) {
      const { entry } = readState(history.state)
      const isSameEntry = replace && isSameAddress(placeOf(href), placeHere())
      const state = { entry: isSameEntry && entry !== '' ? entry : newEntry(), layer }
      if (replace) history.replaceState(state, '', href)
      else history.pushState(state, '', href)
    },
    back: () => history.back(),
    listen: moved => addEventListener('popstate', moved),
  }
}

function readState(state: unknown): Pick<HistoryEntry, 'entry' | 'layer'> {
  const { entry, layer } = { entry: null, layer: null, ...(typeof state === 'object' ? state : {}) }
  return {
    entry: typeof entry === 'string' ? entry : '',
    layer: typeof layer === 'string' ? layer : null,
  }
}

function newEntry(): string {
  return Math.random().toString(36).slice(2, 12)
}
