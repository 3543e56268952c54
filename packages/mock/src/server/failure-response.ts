import { type ContractProblem, describeProblem } from '@jeoul/contract/documents'
import { type Answer, problemAnswer, toResponse } from '../operation/answer.ts'
import type { StateFileError } from './state-file.ts'

/** An error response with the contract's body. */
export function failureResponse(status: number, message: string): Response {
  return toResponse(problemAnswer(status, message))
}

/** The 507 of a write that the disk refused. */
export function diskRefusal({ message }: StateFileError): Response {
  return failureResponse(507, `${message}, so nothing was changed; make room on its disk and send it again`)
}

/** The refusal of an invalid request: the message describes the first problem, `problems` has all. */
export function refusal(problems: readonly ContractProblem[], status = 400): Answer {
  const [first, ...others] = problems.map(describeProblem)
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  return problemAnswer(status, first + more, problems)
}
