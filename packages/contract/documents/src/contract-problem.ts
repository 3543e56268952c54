/** Something of a request or a response that does not fit the documents. */
export interface ContractProblem {
  /** Where: 'query.limit', 'path.id', 'header.Content-Type', 'body.result.items.0.name', or 'body' for the whole of it. */
  readonly place: string
  readonly message: string
}

/** One line for whoever reads a log. */
export function describeProblem({ place, message }: ContractProblem): string {
  return `${place}: ${message}`
}
