import { ApiError } from './api-error.ts'
import type { CallOptions, Send } from './ask-host.ts'
import type { ApiConfig } from './connection.ts'
import { createQuery } from './create-query.ts'

/** How a host says that it does not offer an operation. */
const absentStatuses = [404, 405, 501]

/** Milliseconds for which an operation counts as absent; a server outlives the deployment of its hosts. */
const absentTtl = 10 * 60_000

/**
 * Creates the effect for an operation that only reads and that the specification does not name (`x-assumed`). A host may
 * lack it: then it is asked once, which is noted once, and later calls fail at once with the kind `absent`, which nobody
 * logs. What is remembered belongs to the hosts' configuration: a page in the browser, all visitors on a server.
 *
 * @param send as for {@link createQuery}; its statuses 404, 405 and 501 must mean that there is no such operation
 * @param now a clock in milliseconds
 */
export function createAssumedQuery<Params extends CallOptions, Data>(
  send: Send<Params, Data>,
  now = () => performance.now(),
) {
  const absentUntil = new WeakMap<ApiConfig, number>()

  return createQuery<Params, Data>(async (params, context) => {
    if ((absentUntil.get(context.config) ?? 0) > now()) throw new ApiError('absent', 'known to be absent')
    const reply = await send(params, context)
    const { status, url } = reply.response
    if (reply.data !== undefined || !absentStatuses.includes(status)) return reply
    absentUntil.set(context.config, now() + absentTtl)
    console.warn(`[api] the host does not offer an assumed operation: ${status} from ${url}`)
    throw new ApiError('absent', `${status} from ${url}`, status)
  })
}
