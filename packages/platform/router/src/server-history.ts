import type { History, HistoryEntry } from './history.ts'
import { placeOf } from './place.ts'

/** A history of a single address, for the server. */
export function createServerHistory(href: string): History {
  let entry: HistoryEntry = { ...placeOf(href), entry: '', layer: null }
  return {
    read: () => entry,
    go: step => {
      entry = { ...placeOf(step.href), entry: '', layer: step.layer }
    },
    back: () => {},
    listen: () => {},
  }
}
