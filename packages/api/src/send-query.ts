import { isLoginRefused } from './api-error.ts'
import { type CallInScope, type CallOptions, requestHost, type Send, signalsOf } from './request-host.ts'

/**
 * Calls a host for an operation that only reads. If the host refuses the token, retries once without it, because the
 * answer may be public (assumed).
 *
 * @param refused called when the token was refused
 * @throws {@link ApiError} with status 401 if only members may read it
 */
export async function sendQuery<Params extends CallOptions, Data>(
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
