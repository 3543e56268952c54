import type { ContractProblem } from './contract-problem.ts'
import type { Documents, Host } from './documents.ts'
import { createFindOperation, type FoundOperation } from './find-operation.ts'
import { documents as current } from './generated/documents.ts'
import { type Operation, operationsOf } from './operations.ts'
import { createRequestCheck, type RequestParts } from './request-check.ts'
import { createResponseCheck } from './response-check.ts'

/** The OpenAPI documents of both hosts, as something that requests and responses are held to. */
export interface Contract {
  readonly documents: Documents
  readonly operations: readonly Operation[]
  operation(operationId: string): Operation | undefined
  /** The operation that a request is for, with the parameters of its path. */
  find(host: Host, method: string, pathname: string): FoundOperation | undefined
  /** What of an operation's request does not fit the documents; none when all of it does. */
  problemsOf(operation: Operation, parts: RequestParts): readonly ContractProblem[]
  /** As `problemsOf`, by the address. The body is parsed JSON, a form, or undefined for none. */
  requestProblems(host: Host, method: string, url: string, body?: unknown): readonly ContractProblem[]
  /** What of a response does not fit; properties that the document does not name are problems as well. */
  responseProblems(operationId: string, status: number, body: unknown): readonly ContractProblem[]
  /**
   * What of a part of a response does not fit a schema of its own.
   * @param reference such as 'listing.yaml#/components/schemas/ListItem'
   */
  partProblems(reference: string, place: string, value: unknown): readonly ContractProblem[]
}

/** @param documents those of `openapi/` where left out */
export function readContract(documents: Documents = current): Contract {
  const operations = operationsOf(documents)
  const byId = new Map(operations.map(operation => [operation.operationId, operation]))
  const find = createFindOperation(operations)
  const checkRequest = createRequestCheck(documents)
  const checkResponse = createResponseCheck(documents)
  return {
    documents,
    operations,
    operation: operationId => byId.get(operationId),
    find,
    problemsOf: checkRequest,
    requestProblems(host, method, url, body) {
      const { pathname, searchParams: query } = new URL(url)
      const found = find(host, method, pathname)
      if (found) return checkRequest(found.operation, { path: found.path, query, body })
      return [{ place: 'path', message: `${method} ${pathname} is no operation of the ${host} API` }]
    },
    responseProblems(operationId, status, body) {
      const operation = byId.get(operationId)
      if (operation) return checkResponse.whole(operation, status, body)
      return [{ place: 'operation', message: `${operationId} is no operation` }]
    },
    partProblems: checkResponse.part,
  }
}
