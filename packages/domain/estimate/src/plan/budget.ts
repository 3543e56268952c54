/** The remaining work of a search. It counts steps, not time, so that a question always has the same answer. */
export interface Budget {
  /** The number of sums that may still be compared. */
  steps: number
}
