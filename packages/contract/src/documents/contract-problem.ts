/** A part of a request or a response that does not match the documents. */
export interface ContractProblem {
  /**
   * Such as 'query.limit', 'path.id', 'header.Content-Type', 'body.result.items.0.name', or 'body' for the
   * whole body.
   */
  readonly place: string
  readonly message: string
}

/** Formats a problem as one line for a log. */
export function describeProblem({ place, message }: ContractProblem): string {
  return `${place}: ${message}`
}
