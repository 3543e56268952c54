import { ApiError } from './api-error.ts'
import { isRefusal } from './is-refusal.ts'
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
  if (isRefusal(body)) throw new ApiError('refused', 'the host refused the change')
  return body
}
