import { ApiError } from './api-error.ts'
import type { RequestContext, Send } from './ask-host.ts'
import type { ApiConfig } from './connection.ts'

/** How a host says that it does not offer an operation. */
const absentStatuses = [404, 405, 501]

/** Milliseconds for which an operation counts as absent; a server outlives the deployment of its hosts. */
const absentTtl = 10 * 60_000

/**
 * Asks a host for an operation that it may lack.
 *
 * @param absentUntil until when the operation counts as absent, by the hosts' configuration
 * @param now a clock in milliseconds
 */
export async function askAssumed<Params, Data>(
  send: Send<Params, Data>,
  params: Params,
  context: RequestContext,
  absentUntil: WeakMap<ApiConfig, number>,
  now: () => number,
) {
  if ((absentUntil.get(context.config) ?? 0) > now()) throw new ApiError('absent', 'known to be absent')
  const reply = await send(params, context)
  const { status, url } = reply.response
  if (reply.data !== undefined || !absentStatuses.includes(status)) return reply
  absentUntil.set(context.config, now() + absentTtl)
  console.warn(`[api] the host does not offer an assumed operation: ${status} from ${url}`)
  throw new ApiError('absent', `${status} from ${url}`, status)
}
