/** What tests say about a fault. */
export interface Verdict {
  readonly isNoticed: boolean
  /** The test that noticed, or why none could; null where all passed. */
  readonly by: string | null
}
