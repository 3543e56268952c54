import { type ContractProblem, describeProblem } from '@jeoul/contract'
import { failureJson } from '../handlers/problem.ts'
import { jsonResponse } from '../handlers/written-answer.ts'

/** An error response with the contract's body. */
export function failureResponse(status: number, message: string): Response {
  return jsonResponse(failureJson(message), status)
}

/** The 400 of a request that does not fit the documents: the message is about the first problem, `problems` has all. */
export function refusal(problems: readonly ContractProblem[]): Response {
  const [first, ...others] = problems.map(describeProblem)
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  return jsonResponse(JSON.stringify({ success: false, message: first + more, result: null, problems }), 400)
}
