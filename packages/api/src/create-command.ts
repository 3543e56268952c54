import { attach } from 'effector'
import { askHost, type CallOptions, type Send, signalsOf, withApiError } from './ask-host.ts'
import { $connection } from './connection.ts'

/**
 * Creates the effect for an operation that changes something at the host. Host, token and time limit come
 * from the scope it runs in. Calls are neither shared nor retried.
 *
 * @param send asks the host; its reply's body must be the operation's success body
 * @returns an effect that resolves to that body, or fails with an `ApiError`; after a `timeout` or `network`
 *   failure the host may have made the change all the same
 */
export function createCommand<Params extends CallOptions, Data>(send: Send<Params, Data>) {
  return attach({
    source: $connection,
    effect(connection, params: Params): Promise<Data> {
      const call = { params, connection }
      return withApiError(askHost(send, call, signalsOf(call)))
    },
  })
}
