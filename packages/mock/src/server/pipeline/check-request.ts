import type { Contract, ContractProblem } from '@jeoul/contract/documents'
import type { Exchange } from './exchange.ts'
import type { ReadBody } from './read-body.ts'

/** Validates a request. */
export type CheckRequest = (exchange: Exchange, read: ReadBody) => readonly ContractProblem[]

export function createRequestCheck(contract: Contract): CheckRequest {
  return ({ operation, request, path, query }, read) => {
    const headers = operation.headerParameters.length > 0 ? request.headers : undefined
    const problems = contract.problemsOf(operation, { path, query, headers, body: read.body })
    if (!read.problem) return problems
    return [...problems.filter(({ place }) => place !== 'body'), read.problem]
  }
}
