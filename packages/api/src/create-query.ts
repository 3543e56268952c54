import { attach } from 'effector'
import { $connection } from './connection.ts'
import type { CallOptions, Send } from './request-host.ts'
import { createServerQuery, type PagePart } from './server-query.ts'
import { withHosts } from './with-hosts.ts'

/**
 * Creates the effect for an operation that only reads. Host, token and time limit come from the scope it runs in. On a
 * server, visitors without a token share answers for a short while.
 *
 * @param send calls the host; its reply's body must be the operation's success body
 * @param part where a page shows the answer: it says so if its content is old
 * @returns an effect that resolves to that body, or fails with an `ApiError`
 */
export function createQuery<Params extends CallOptions, Data>(send: Send<Params, Data>, part?: PagePart) {
  const askTogether = import.meta.env.SSR ? createServerQuery(send, part) : null
  return attach({
    source: $connection,
    effect(connection, params: Params): Promise<Data> {
      const call = { params, connection }
      return withHosts('query', (hosts, refused) =>
        askTogether && connection.sharedTtl > 0
          ? askTogether(call, hosts)
          : hosts.sendQuery(send, call, refused),
      )
    },
  })
}
