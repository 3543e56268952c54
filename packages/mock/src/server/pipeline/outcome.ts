import type { ContractProblem, Host } from '@jeoul/contract-documents'
import type { Asked } from '../../operation/asked.ts'
import type { ReadBody } from './read-body.ts'
import type { Reply } from './reply.ts'

/** What became of a request. */
export interface Outcome {
  readonly host: Host
  /** Undefined where the documents have no such operation. */
  readonly operationId: string | undefined
  readonly request: Asked
  readonly sent: ReadBody
  readonly reply: Reply
  /** From the request's arrival to its answer, delays included. */
  readonly ms: number
  /** Names of what interfered. */
  readonly applied: readonly string[]
  readonly requestProblems: readonly ContractProblem[]
  /** The mock's own bugs. */
  readonly responseProblems: readonly ContractProblem[]
}
