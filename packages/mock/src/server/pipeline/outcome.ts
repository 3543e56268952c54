import type { ContractProblem, Host } from '@jeoul/contract/documents'
import type { RequestHead } from '../../operation/plain-request.ts'
import type { ReadBody } from './read-body.ts'
import type { Reply } from './reply.ts'

/** The result of a request. */
export interface Outcome {
  readonly host: Host
  /** Undefined if there is no such operation. */
  readonly operationId: string | undefined
  readonly request: RequestHead
  readonly sent: ReadBody
  readonly reply: Reply
  /** From the request's arrival to its answer, delays included. */
  readonly ms: number
  /** Names of the interferences. */
  readonly applied: readonly string[]
  readonly requestProblems: readonly ContractProblem[]
  /** Violations by the answer: bugs of the mock, or examples of other hosts' documents that do not fit. */
  readonly responseProblems: readonly ContractProblem[]
}
