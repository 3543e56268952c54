import { createQuery } from './create-query.ts'
import type { CallOptions, Send } from './request-host.ts'
import { type Absence, sendAssumed } from './send-assumed.ts'

/**
 * Creates the effect for an operation that only reads and that the specification does not name (`x-assumed`). A host
 * may lack it: then it is called and logged once, and later calls fail at once with the kind `absent`: for ten minutes, or
 * for 30 seconds if a gateway refused. A gateway's refusal of an operation that has answered within ten minutes is an
 * ordinary failure. This is stored by the hosts' configuration: for a page in the browser, for all visitors on a server.
 *
 * @param send as for {@link createQuery}; its statuses 404, 405 and 501 must mean that the operation does not exist
 * @param now a clock in milliseconds
 */
export function createAssumedQuery<Params extends CallOptions, Data>(
  send: Send<Params, Data>,
  now = () => performance.now(),
) {
  const absence: Absence = { seen: new WeakMap(), now }

  return createQuery<Params, Data>((params, context) => sendAssumed(send, params, context, absence))
}
