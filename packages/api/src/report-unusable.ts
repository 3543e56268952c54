import { isRefusal, toApiError } from './api-error.ts'
import { operationOf } from './clients.ts'
import type { ApiConnection } from './connection.ts'

/**
 * Calls a host, and reports to the connection's `onUnusable` why an answer could not be used. Error statuses are not
 * reported, since they are logged already.
 *
 * @param call sends the request with the connection that it is given
 */
export async function reportUnusable<Data>(
  connection: ApiConnection,
  call: (connection: ApiConnection) => Promise<Data>,
): Promise<Data> {
  const { fetch = globalThis.fetch, onUnusable } = connection
  let operation = ''
  let hasAnswered = false
  const watchedFetch = async (request: Request) => {
    operation = operationOf(request)
    const response = await fetch(request)
    hasAnswered = true
    return response
  }
  try {
    const data = await call({ ...connection, fetch: watchedFetch })
    if (isRefusal(data)) onUnusable?.(operation, 'success: false')
    return data
  } catch (error) {
    const reason = hasAnswered && reasonOf(error)
    if (reason) onUnusable?.(operation, reason)
    throw error
  }
}

function reasonOf(thrown: unknown): string | null {
  const { kind, message } = toApiError(thrown)
  if (kind === 'refused') return thrown instanceof SyntaxError ? 'not JSON' : message
  if (kind === 'network') return 'the connection broke off'
  return kind === 'timeout' || kind === 'aborted' ? 'not complete in time' : null
}
