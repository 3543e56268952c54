import type { History, Visit } from './history.ts'
import { placeOf } from './place.ts'

/** A history of a single address, for the server. */
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
