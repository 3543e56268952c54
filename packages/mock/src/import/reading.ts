import type { FaultReason, WarningReason } from './import-report.ts'
import type { Position } from './position.ts'

/** A record of a source and where it stands, or the reason why it can't be read. */
export type Reading = Position & (GoodReading | BadReading)

interface GoodReading {
  readonly record: Readonly<Record<string, unknown>>
  /** What is odd about it, although it can be read. */
  readonly warning?: { readonly reason: WarningReason; readonly detail: string }
}

interface BadReading {
  readonly fault: FaultReason
  readonly detail: string
}
