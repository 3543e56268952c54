import type { Outcome } from '../pipeline/outcome.ts'
import { type LogDetails, logDetails } from './log-details.ts'
import { type LogEntry, logEntry } from './log-entry.ts'

/** What was asked of the mock lately. */
export interface RequestLog {
  add(outcome: Outcome): void
  /** The newest last. */
  entries(): readonly LogEntry[]
  /** One request with headers and bodies; undefined where they are no longer kept. */
  details(number: number): LogDetails | undefined
  /** Forgets all of it; numbers go on. */
  clear(): void
  /** @returns what ends it */
  subscribe(listener: (entry: LogEntry) => void): () => void
}

export interface LogSizes {
  /** How many requests are kept. */
  readonly entries?: number
  /** How many of them with headers and bodies. */
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
