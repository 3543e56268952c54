import { attach } from 'effector'
import { isLoginRefused } from './api-error.ts'
import { $connection } from './connection.ts'
import { type CallInScope, type CallOptions, requestHost, type Send, signalsOf } from './request-host.ts'
import { createServerQuery, type PagePart } from './server-query.ts'
import { callHost } from './transport.ts'

/**
 * Creates the effect for an operation that only reads. Host, token and time limit come from the scope it runs in. On a
 * server, visitors without a token share answers for a short while.
 *
 * @param send calls the host; its reply's body must be the operation's success body
 * @param part the part of the page that shows the answer: old content shows a staleness notice, an old frame does not
 * @returns an effect that resolves to that body, or fails with an `ApiError`
 */
export function createQuery<Params extends CallOptions, Data>(send: Send<Params, Data>, part?: PagePart) {
  const askTogether = import.meta.env.SSR ? createServerQuery(send, part) : null
  return attach({
    source: $connection,
    effect(connection, params: Params): Promise<Data> {
      const call = { params, connection }
      return callHost('query', refused =>
        askTogether && connection.sharedTtl > 0 ? askTogether(call) : sendQuery(send, call, refused),
      )
    },
  })
}

/**
 * Calls a host. If it refuses the token, calls once more without it, because the answer may be public (assumed).
 *
 * @param refused called when the token was refused
 * @throws {@link ApiError} with status 401 if only members may read the answer
 */
async function sendQuery<Params extends CallOptions, Data>(
  send: Send<Params, Data>,
  call: CallInScope<Params>,
  refused: () => void,
): Promise<Data> {
  const { params, connection } = call
  const ask = (token: string | null) =>
    requestHost(send, { params, connection: { ...connection, token } }, signalsOf(call))
  try {
    return await ask(connection.token)
  } catch (error) {
    if (connection.token === null || !isLoginRefused(error)) throw error
    refused()
    return ask(null)
  }
}
