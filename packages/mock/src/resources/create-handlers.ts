import { type HttpHandler, HttpResponse, http } from 'msw/http'
import { rememberAnswer } from '../operation/answer.ts'
import type { MockSource } from '../operation/mock-source.ts'
import type { HostOperations, OperationHandler } from '../operation/operation.ts'
import { createState, type MockState } from '../state/state.ts'
import { createOperations } from './create-operations.ts'

/** Handlers of a host by operationId. */
export type HostHandlers = Readonly<Record<string, HttpHandler>>

export interface MockHandlers {
  readonly main: HostHandlers
  readonly second: HostHandlers
}

const onMethod = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

/**
 * MSW handlers of every operation in `openapi/`, for the server, for Vitest (`setupServer`) and for a
 * browser's worker: `Object.values(createHandlers(source).main)`. The handlers of one call share their state.
 * @param lists see `createOperations`
 */
export function createHandlers(
  source: MockSource,
  state: MockState = createState(source),
  lists?: HostOperations,
): MockHandlers {
  const { main, second } = createOperations(source, state, lists)
  return { main: handlersOf(main), second: handlersOf(second) }
}

/** The first match wins, so fixed paths come before ones with variables: '/reviews/info' is not a review. */
function handlersOf(operations: HostOperations): HostHandlers {
  const variables = ({ url }: OperationHandler) => url.split('/:').length
  return Object.fromEntries(
    Object.entries(operations)
      .toSorted(([, a], [, b]) => variables(a) - variables(b))
      .map(([operationId, operation]) => [operationId, handlerOf(operation)]),
  )
}

function handlerOf({ method, url, answer }: OperationHandler): HttpHandler {
  return onMethod[method](url, async ({ request, params: path }) => {
    const query = new URL(request.url).searchParams
    const said = await answer({ path, query, request })
    return rememberAnswer(new HttpResponse(said.json, { status: said.status, headers: said.headers }), said)
  })
}
