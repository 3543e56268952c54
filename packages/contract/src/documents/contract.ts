import type { ContractProblem } from './create-validator.ts'
import type { Documents, Host } from './documents.ts'
import { createFindOperation, type FoundOperation } from './find-operation.ts'
import { documents as current } from './generated/documents.ts'
import { type Operation, operationsOf } from './operations.ts'
import { createRequestCheck, type RequestParts } from './request-check.ts'
import { createResponseCheck } from './response-check.ts'

/** The OpenAPI documents of both hosts, against which requests and responses are validated. */
export interface Contract {
  readonly documents: Documents
  /** Whether it belongs to other hosts, which need not follow the conventions of our documents. */
  readonly isForeign: boolean
  /** Parts of other hosts' documents that can't be used, so far: a schema is only compiled when it is first needed. */
  readonly flaws: readonly ContractProblem[]
  readonly operations: readonly Operation[]
  operation(operationId: string): Operation | undefined
  /** Finds the operation of a request, with its path parameters. */
  find(host: Host, method: string, pathname: string): FoundOperation | undefined
  /** Validates the parts of a request to an operation. */
  problemsOf(operation: Operation, parts: RequestParts): readonly ContractProblem[]
  /**
   * Validates a request by its address. The body is parsed JSON, a form, a text, or undefined for none.
   * @param type of the body, by default that of JSON or of a form with parts
   */
  requestProblems(
    host: Host,
    method: string,
    url: string,
    body?: unknown,
    type?: string,
  ): readonly ContractProblem[]
  /**
   * Validates a response. Undocumented properties are problems as well.
   * @param type of the body, by default that of JSON
   */
  responseProblems(
    operationId: string,
    status: number,
    body: unknown,
    type?: string,
  ): readonly ContractProblem[]
  /** Validates the documented headers of a response. */
  headerProblems(operation: Operation, status: number, headers: Headers): readonly ContractProblem[]
  /**
   * Validates a part of a response against a schema.
   * @param reference such as 'list.yaml#/components/schemas/ListItem'
   */
  partProblems(reference: string, place: string, value: unknown): readonly ContractProblem[]
}

/**
 * @param documents by default those of `openapi/`
 * @param isForeign whether they belong to other hosts: objects then stay open, and unknown keywords are ignored
 * @param knownFlaws of the documents of other hosts
 */
export function readContract(
  documents: Documents = current,
  isForeign = false,
  knownFlaws: readonly ContractProblem[] = [],
): Contract {
  const flaws = [...knownFlaws]
  const onUnusable = isForeign
    ? (place: string, why: string) => void flaws.push({ place, message: `is not checked (${why})` })
    : undefined
  const operations = operationsOf(documents)
  const byId = new Map(operations.map(operation => [operation.operationId, operation]))
  const find = createFindOperation(operations)
  const checkRequest = createRequestCheck(documents, onUnusable)
  const checkResponse = createResponseCheck(documents, onUnusable)
  return {
    documents,
    isForeign,
    flaws,
    operations,
    operation: operationId => byId.get(operationId),
    find,
    problemsOf: checkRequest,
    requestProblems(host, method, url, body, type) {
      const { pathname, searchParams: query } = new URL(url)
      const found = find(host, method, pathname)
      if (found) return checkRequest(found.operation, { path: found.path, query, body, type })
      return [{ place: 'path', message: `${method} ${pathname} is no operation of the ${host} API` }]
    },
    responseProblems(operationId, status, body, type) {
      const operation = byId.get(operationId)
      if (operation) return checkResponse.whole(operation, status, body, type)
      return [{ place: 'operation', message: `the contract has no operation ${operationId}` }]
    },
    headerProblems: checkResponse.headers,
    partProblems: checkResponse.part,
  }
}
