/** What we read of the report of `redocly diff`: the differences of two documents, references followed. */
export interface DiffReport {
  readonly changes: readonly ReportedChange[]
}

export interface ReportedChange {
  /** A JSON pointer into the documents with every reference followed, begun with '#/'. */
  readonly path: string
  readonly typeName: string
  readonly kind: 'added' | 'modified' | 'removed'
  /** What it asks of the version; major breaks clients. */
  readonly impact: 'major' | 'minor' | 'patch'
  /** The keyword that was modified. */
  readonly property?: string
  /** Why the impact is what it is; empty where no rule of Redocly's looked. */
  readonly verdicts: readonly { readonly message: string }[]
  readonly base?: ReportedSide
  readonly revision?: ReportedSide
}

interface ReportedSide {
  readonly file: string
  readonly line: number
  readonly value?: unknown
}
