import type { ContractProblem, Host } from '@jeoul/contract/documents'
import { memberOf } from '../../resources/session/members.ts'
import type { Outcome } from '../pipeline/outcome.ts'

/** A request in the log. */
export interface LogEntry {
  /** Counts from 1 since the mock started. */
  readonly number: number
  /** Date-time of the answer (ISO 8601). */
  readonly time: string
  readonly host: Host
  readonly method: string
  /** With the query. */
  readonly path: string
  /** Null if there is no such operation. */
  readonly operationId: string | null
  readonly status: number
  readonly ms: number
  /** Id of the member who sent the request; null for a visitor. */
  readonly member: string | null
  /** Names of the scenarios, faults and preferences that took effect. */
  readonly applied: readonly string[]
  /** Violations of the documents by the request. */
  readonly requestProblems: readonly ContractProblem[]
  /** Violations by the answer: bugs of the mock, or examples of other hosts' documents that do not fit. */
  readonly responseProblems: readonly ContractProblem[]
}

export function logEntry(number: number, outcome: Outcome): LogEntry {
  const { host, request, operationId = null, reply, ms } = outcome
  return {
    number,
    time: new Date().toISOString(),
    host,
    method: request.method,
    path: pathOf(request.url),
    operationId,
    status: reply.status,
    ms: Math.round(ms * 100) / 100,
    member: memberOf(request.headers)?.member_id ?? null,
    applied: outcome.applied,
    requestProblems: outcome.requestProblems,
    responseProblems: outcome.responseProblems,
  }
}

/** Runs for every request, so it avoids parsing the whole address again. */
function pathOf(url: string): string {
  return url.slice(url.indexOf('/', 'https://'.length))
}
