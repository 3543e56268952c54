import { type ContractProblem, describeProblem } from '@jeoul/contract-documents'
import { type Answer, jsonAnswer, toResponse } from '../operation/answer.ts'
import { failureJson } from '../operation/problem.ts'

/** An error response with the contract's body. */
export function failureResponse(status: number, message: string): Response {
  return toResponse(jsonAnswer(failureJson(message), status))
}

/** The 400 of an invalid request: the message describes the first problem, `problems` has all. */
export function refusal(problems: readonly ContractProblem[]): Answer {
  const [first, ...others] = problems.map(describeProblem)
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  return jsonAnswer(JSON.stringify({ success: false, message: first + more, result: null, problems }), 400)
}
