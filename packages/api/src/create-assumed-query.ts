import { createQuery } from './create-query.ts'
import type { CallOptions, Send } from './request-host.ts'
import { type Absence, sendAssumed } from './send-assumed.ts'

/**
 * Creates the effect for an assumed operation (`x-assumed`, not in the specification) that only reads. A host that
 * lacks it is called and logged once; later calls fail at once with the kind `absent`, for ten minutes, or for 30
 * seconds if a gateway refused. If the operation has answered within ten minutes, a gateway's refusal is an ordinary
 * failure. The absence is stored per configuration of hosts: for one page in a browser, for all visitors on a server.
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
