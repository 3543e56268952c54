import { attach } from 'effector'
import { ApiError } from './api-error.ts'
import { askHost, type CallOptions, type Send, signalsOf, withApiError } from './ask-host.ts'
import { $connection } from './connection.ts'

/**
 * Creates the effect for an operation that changes something at the host. Host, token and time limit come
 * from the scope it runs in. Calls are neither shared nor retried.
 *
 * @param send asks the host; its reply's body must be the operation's success body
 * @returns an effect that resolves to that body, or fails with an `ApiError`, which is logged: "on failure the product logs
 *   to the console" (specification, section 8). After a `timeout` or `network` failure the host may have made the change
 *   all the same
 */
export function createCommand<Params extends CallOptions, Data>(send: Send<Params, Data>) {
  return attach({
    source: $connection,
    effect(connection, params: Params): Promise<Data> {
      const call = { params, connection }
      return withLog(withApiError(askHost(send, call, signalsOf(call)).then(refuseFailure)))
    },
  })
}

/** "A success response is required" (specification, section 5): an envelope that says otherwise is a failure. */
function refuseFailure<Data>(body: Data): Data {
  if (typeof body === 'object' && body !== null && 'success' in body && body.success === false) {
    throw new ApiError('refused', 'the host refused the change')
  }
  return body
}

/** Parameters are not logged: they hold tokens and what members write. */
async function withLog<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer
  } catch (error) {
    const isGivenUp = error instanceof ApiError && error.kind === 'aborted'
    if (error instanceof Error && !isGivenUp) console.error(`[api] a command failed: ${error.message}`)
    throw error
  }
}
