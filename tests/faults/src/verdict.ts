/** The tests' verdict on a fault. */
export interface Verdict {
  readonly isNoticed: boolean
  /** The test that noticed, or why none could; null if all passed. */
  readonly by: string | null
}
