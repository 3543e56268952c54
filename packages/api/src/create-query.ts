import { attach } from 'effector'
import type { CallInScope, CallOptions, Send } from './ask-host.ts'
import { $connection } from './connection.ts'
import { createSharedAnswers } from './shared-answers.ts'
import { withHosts } from './with-hosts.ts'

/**
 * Creates the effect for an operation that only reads. Host, token and time limit come from the scope it runs
 * in. On a server, visitors without a token share answers for a short while.
 *
 * @param send asks the host; its reply's body must be the operation's success body
 * @returns an effect that resolves to that body, or fails with an `ApiError`
 */
export function createQuery<Params extends CallOptions, Data>(send: Send<Params, Data>) {
  const shared = import.meta.env.SSR ? createSharedAnswers<Data>() : null
  return attach({
    source: $connection,
    effect(connection, params: Params): Promise<Data> {
      const call = { params, connection }
      return withHosts('query', ({ askHost, signalsOf }) =>
        shared && connection.sharedTtl > 0 && connection.token === null
          ? shared.get(questionOf(call), connection.sharedTtl, () => askHost(send, call, []), signalsOf(call))
          : askHost(send, call, signalsOf(call)),
      )
    },
  })
}

function questionOf({
  params: { signal: _, question: __, ...asked },
  connection: { config },
}: CallInScope<CallOptions>): string {
  return JSON.stringify([config.mainUrl, config.secondUrl, asked])
}
