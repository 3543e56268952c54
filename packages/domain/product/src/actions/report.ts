import type { NotifyDraft } from '@jeoul/api/types'

/** A draft of "Report (notify): id_notify, ment" (specification, section 3). */
export interface ReportDraft {
  /** Null while none is chosen. */
  readonly reason: number | null
  readonly words: string
}

/** The steps of a report. A failed report can be sent again. */
export type ReportStep = 'writing' | 'sending' | 'sent' | 'failed'

export const emptyDraft: ReportDraft = { reason: null, words: '' }

/** The contract's limit (assumed). */
export const maxWords = 1000

/** The report to send; null while no reason is chosen. */
export function reportOf({ reason, words }: ReportDraft): NotifyDraft | null {
  return reason === null ? null : { id_notify: reason, ment: [...words.trim()].slice(0, maxWords).join('') }
}

/** Validates a report stored on the device; null for anything else. */
export function readReport(found: unknown): NotifyDraft | null {
  const { id_notify, ment }: Readonly<Record<string, unknown>> = { ...Object(found) }
  return typeof id_notify === 'number' && typeof ment === 'string' ? { id_notify, ment } : null
}
