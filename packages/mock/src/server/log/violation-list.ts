import { type ContractProblem, describeProblem } from '@jeoul/contract/documents'
import type { Outcome } from '../pipeline/outcome.ts'

/** An invalid answer: a bug of the mock, or an example of another host's document that does not fit. */
export interface Violation {
  readonly operationId: string
  readonly method: string
  readonly url: string
  readonly status: number
  readonly problems: readonly ContractProblem[]
}

export interface ViolationList {
  /** Adds the outcome's violation, if there is one, and reports it on stderr. */
  add(outcome: Outcome): void
  /** The first ones, in order. */
  all(): readonly Violation[]
}

/** Limit, because a bug in every answer would repeat the same violation. */
const maxEntries = 200
const maxLines = 5

export function createViolationList(
  tell = (violation: Violation) => console.error(describeViolation(violation)),
): ViolationList {
  const kept: Violation[] = []
  return {
    add({ operationId, request, reply, responseProblems: problems }) {
      if (problems.length === 0 || operationId === undefined) return
      const { method, url } = request
      const violation = { operationId, method, url, status: reply.status, problems }
      if (kept.length < maxEntries) kept.push(violation)
      tell(violation)
    },
    all: () => kept,
  }
}

/** Describes a violation in a few lines for the developer. */
export function describeViolation({ operationId, method, url, status, problems }: Violation): string {
  const lines = problems.slice(0, maxLines).map(problem => `  ${describeProblem(problem)}`)
  const more = problems.length > maxLines ? [`  and ${problems.length - maxLines} more`] : []
  const head = `OFF CONTRACT: ${operationId} answered ${status} to ${method} ${url}, which does not fit openapi/:`
  return [head, ...lines, ...more].join('\n')
}
