import type { ContractProblem } from '@jeoul/contract/documents'
import { type ProblemDetails, problemDetails, problemHeaders, problemJson } from './problem.ts'

/** JSON, as text or already in UTF-8. */
export type Json = string | Uint8Array<ArrayBuffer>

/** An operation's answer, before it becomes a response. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly json: Json
  /** Whether all of it was validated when its parts were written. */
  readonly isChecked: boolean
  /** What a refusal says, without the members that every answer of our hosts has. */
  readonly problem?: ProblemDetails
}

export const jsonHeaders = { 'Content-Type': 'application/json; charset=utf-8' } as const

const answers = new WeakMap<Response, Answer>()

export function toResponse(answer: Answer): Response {
  const { json, status, headers } = answer
  // Statuses such as 204 must not have a body, not even an empty one.
  return rememberAnswer(new Response(json.length === 0 ? null : json, { status, headers }), answer)
}

/** Remembers what a response was made of, so that its stream need not be read. */
export function rememberAnswer<T extends Response>(response: T, answer: Answer): T {
  answers.set(response, answer)
  return response
}

/** The answer that a response was made of. Its headers may have changed since. */
export function answerIn(response: Response): Answer | undefined {
  return answers.get(response)
}

export function jsonAnswer(json: Json): Answer {
  return { status: 200, headers: jsonHeaders, json, isChecked: false }
}

/**
 * A refusal, as problem details.
 *
 * @param problems all that does not fit, where a request was validated
 */
export function problemAnswer(
  status: number,
  message: string,
  problems?: readonly ContractProblem[],
): Answer {
  const problem = problemDetails(status, message, problems)
  return { status, headers: problemHeaders, json: problemJson(problem), isChecked: false, problem }
}
