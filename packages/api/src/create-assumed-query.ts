import type { CallOptions, Send } from './ask-host.ts'
import type { ApiConfig } from './connection.ts'
import { createQuery } from './create-query.ts'
import { loadHosts } from './with-hosts.ts'

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
  const absence = { until: new WeakMap<ApiConfig, number>(), now }

  return createQuery<Params, Data>(async (params, context) => {
    const { askAssumed } = await loadHosts()
    return askAssumed(send, params, context, absence)
  })
}
