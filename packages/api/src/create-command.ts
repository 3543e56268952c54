import { attach } from 'effector'
import { ApiError, isRefusal, toApiError } from './api-error.ts'
import { $connection } from './connection.ts'
import { type CallInScope, type CallOptions, requestHost, type Send, signalsOf } from './request-host.ts'
import { type Absence, sendAssumed } from './send-assumed.ts'
import { callHost } from './transport.ts'

/**
 * Creates the effect for an operation that changes something at the host. Host, token and time limit come from the
 * scope it runs in. Calls are neither shared nor retried.
 *
 * @param send calls the host; its reply's body must be the operation's success body
 * @param absence stores which hosts lack the operation; null if every host has it
 * @returns an effect that resolves to that body, or fails with an `ApiError`, which is logged: "on failure the product
 *   logs to the console" (specification, section 8). After a `timeout` or `network` failure the host may still have
 *   made the change
 */
export function createCommand<Params extends CallOptions, Data>(
  send: Send<Params, Data>,
  absence: Absence | null = null,
) {
  return attach({
    source: $connection,
    effect(connection, params: Params): Promise<Data> {
      return withLog(callHost('command', () => sendCommand(send, { params, connection }, absence)))
    },
  })
}

/**
 * Creates the effect for an operation that only tells the host what a shopper saw or pressed: "Ad tracking errors are only
 * logged" (specification, section 8), so that even a 401 leaves the login as it is.
 */
export function createReport<Params extends CallOptions, Data>(send: Send<Params, Data>) {
  return attach({
    source: $connection,
    effect(connection, params: Params): Promise<Data> {
      const answer = sendCommand(send, { params, connection }, null)
      return withLog(
        answer.catch(error => {
          throw toApiError(error)
        }),
      )
    },
  })
}

/** Calls a host to change something: "A success response is required" (specification, section 5). */
async function sendCommand<Params extends CallOptions, Data>(
  send: Send<Params, Data>,
  call: CallInScope<Params>,
  absence: Absence | null,
): Promise<Data> {
  const ask: Send<Params, Data> = absence
    ? (params, context) => sendAssumed(send, params, context, absence)
    : send
  const body = await requestHost(ask, call, signalsOf(call))
  if (isRefusal(body)) throw new ApiError('refused', 'the host refused the change: it answered success false')
  return body
}

/** Parameters are not logged: they contain tokens and what members write. */
async function withLog<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer
  } catch (error) {
    const isQuiet = error instanceof ApiError && ['aborted', 'absent'].includes(error.kind)
    if (error instanceof Error && !isQuiet) console.error(`[api] a command failed: ${error.message}`)
    throw error
  }
}
