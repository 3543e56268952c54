import type { History, Visit } from './history.ts'
import { placeOf } from './place.ts'

/** A history of one place: on the server, and in a browser for pages that are opened unseen. */
export function createServerHistory(href: string): History {
  let visit: Visit = { ...placeOf(href), entry: '', layer: null }
  return {
    read: () => visit,
    go: step => {
      visit = { ...placeOf(step.href), entry: '', layer: step.layer }
    },
    back: () => {},
    listen: () => {},
  }
}
