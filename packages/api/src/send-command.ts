import { ApiError } from './api-error.ts'
import { type CallInScope, type CallOptions, requestHost, type Send, signalsOf } from './request-host.ts'
import { type Absence, sendAssumed } from './send-assumed.ts'

/** Calls a host to change something: "A success response is required" (specification, section 5). */
export async function sendCommand<Params extends CallOptions, Data>(
  send: Send<Params, Data>,
  call: CallInScope<Params>,
  absence: Absence | null,
): Promise<Data> {
  const ask: Send<Params, Data> = absence
    ? (params, context) => sendAssumed(send, params, context, absence)
    : send
  const body = await requestHost(ask, call, signalsOf(call))
  // An envelope with `success: false` is a failure.
  if (typeof body === 'object' && body !== null && 'success' in body && body.success === false) {
    throw new ApiError('refused', 'the host refused the change')
  }
  return body
}
