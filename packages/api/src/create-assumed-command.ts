import { createCommand } from './create-command.ts'
import type { CallOptions, Send } from './request-host.ts'

/**
 * Creates the effect for an assumed operation (`x-assumed`, not in the specification) that changes something at the
 * host. As with `createAssumedQuery`, once a host turns out to lack it, later calls fail at once with the kind
 * `absent`. A 404 by the API itself means that the thing to be changed no longer exists.
 *
 * @param send as for {@link createCommand}
 * @param now a clock in milliseconds
 */
export function createAssumedCommand<Params extends CallOptions, Data>(
  send: Send<Params, Data>,
  now = () => performance.now(),
) {
  return createCommand(send, { seen: new WeakMap(), now, hasOwn404: true })
}
