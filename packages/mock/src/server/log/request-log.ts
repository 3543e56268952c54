import type { Outcome } from '../pipeline/outcome.ts'
import { type LogDetails, logDetails } from './log-details.ts'
import { type LogEntry, logEntry } from './log-entry.ts'

/** The most recent requests. */
export interface RequestLog {
  add(outcome: Outcome): void
  /** Newest last. */
  entries(): readonly LogEntry[]
  /** A request with headers and bodies; undefined if they are no longer kept. */
  details(number: number): LogDetails | undefined
  /** Removes all entries; numbering continues. */
  clear(): void
  /** @returns unsubscribes */
  subscribe(listener: (entry: LogEntry) => void): () => void
}

export interface LogSizes {
  /** How many requests to keep. */
  readonly entries?: number
  /** For how many of them to keep headers and bodies. */
  readonly details?: number
}

export function createRequestLog({ entries = 500, details = 100 }: LogSizes = {}): RequestLog {
  let newest = 0
  let kept: LogEntry[] = []
  let detailed: { readonly entry: LogEntry; readonly outcome: Outcome }[] = []
  const listeners = new Set<(entry: LogEntry) => void>()

  return {
    add(outcome) {
      const entry = logEntry(++newest, outcome)
      kept[newest % entries] = entry
      detailed[newest % details] = { entry, outcome }
      for (const listener of listeners) listener(entry)
    },
    entries: () => Object.values(kept).toSorted((a, b) => a.number - b.number),
    details(number) {
      const found = detailed[number % details]
      return found?.entry.number === number ? logDetails(found.entry, found.outcome) : undefined
    },
    clear() {
      kept = []
      detailed = []
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
