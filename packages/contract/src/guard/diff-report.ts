/**
 * The part of the report of `redocly diff` that is read here: the differences of two documents, with
 * references resolved.
 */
export interface DiffReport {
  readonly changes: readonly ReportedChange[]
}

export interface ReportedChange {
  /** A JSON pointer into the documents with references resolved; starts with '#/'. */
  readonly path: string
  readonly typeName: string
  readonly kind: 'added' | 'modified' | 'removed'
  /** The version step that it requires; major breaks clients. */
  readonly impact: 'major' | 'minor' | 'patch'
  /** The keyword that was modified. */
  readonly property?: string
  /** Reasons for the impact; empty if no rule of Redocly's applied. */
  readonly verdicts: readonly { readonly message: string }[]
  readonly base?: ReportedSide
  readonly revision?: ReportedSide
}

interface ReportedSide {
  readonly file: string
  readonly line: number
  readonly value?: unknown
}
