import { type Documents, type Host, readDocuments } from './documents.ts'
import { matchPath } from './match-path.ts'
import { type Operation, operationsOf } from './operations.ts'
import { createRequestCheck } from './request-check.ts'
import { createResponseCheck } from './response-check.ts'

/** The OpenAPI documents of both hosts, as something that requests and responses are held to. */
export interface Contract {
  readonly documents: Documents
  readonly operations: readonly Operation[]
  /**
   * What of a request does not fit the documents, one line each; none when all of it does. The body is parsed JSON, a
   * form, or undefined for none.
   */
  requestProblems(host: Host, method: string, url: string, body?: unknown): readonly string[]
  /** What of a response does not fit; properties that the document does not name are problems as well. */
  responseProblems(operationId: string, status: number, body: unknown): readonly string[]
}

/** Reads `openapi/`. */
export async function readContract(): Promise<Contract> {
  const documents = await readDocuments()
  const operations = operationsOf(documents)
  const mostConcreteFirst = operations.toSorted((a, b) => variablesOf(a) - variablesOf(b))
  const checkRequest = createRequestCheck(documents)
  const checkResponse = createResponseCheck(documents)
  return {
    documents,
    operations,
    requestProblems(host, method, url, body) {
      const { pathname, searchParams } = new URL(url)
      for (const operation of mostConcreteFirst) {
        if (operation.host !== host || operation.method !== method) continue
        const path = matchPath(operation.path, pathname)
        if (path) return checkRequest(operation, path, searchParams, body)
      }
      return [`${method} ${pathname} is no operation of the ${host} API`]
    },
    responseProblems(operationId, status, body) {
      const operation = operations.find(found => found.operationId === operationId)
      return operation ? checkResponse(operation, status, body) : [`${operationId} is no operation`]
    },
  }
}

/** A fixed path wins over one with variables: '/reviews/info' is no review. */
function variablesOf({ path }: Operation): number {
  return path.split('{').length - 1
}
