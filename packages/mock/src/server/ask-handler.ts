import { getResponse } from 'msw'
import { requestOf } from '../operation/plain-request.ts'
import type { HostHandlers } from '../resources/create-handlers.ts'
import type { Exchange } from './pipeline/exchange.ts'

/** Calls the MSW handler of an operation, like Vitest and a browser's worker. */
export async function askHandler(handlers: HostHandlers, exchange: Exchange): Promise<Response> {
  const { operationId, request } = exchange
  const handler = handlers[operationId]
  const response = handler && (await getResponse([handler], requestOf(request)))
  if (!response) throw new Error(`nothing answers ${operationId} at ${request.url}`)
  return response
}
