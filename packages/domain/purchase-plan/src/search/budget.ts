/** How much a search may still do. It counts work, not time, so that a question always has the same answer. */
export interface Budget {
  /** Sums to compare. */
  steps: number
}
