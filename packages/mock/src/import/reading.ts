import type { DefectReason, WarningReason } from './import-report.ts'
import type { Position } from './position.ts'

/** A record of a source with its position, or the reason why it can't be read. */
export type Reading = Position & (GoodReading | BadReading)

interface GoodReading {
  readonly record: Readonly<Record<string, unknown>>
  /** Warnings about a record that can be read. */
  readonly warning?: { readonly reason: WarningReason; readonly detail: string }
}

interface BadReading {
  readonly defect: DefectReason
  readonly detail: string
}
