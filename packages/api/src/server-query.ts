import { ApiError } from './api-error.ts'
import { type CircuitBreaker, createCircuitBreaker, isHostFault } from './circuit-breaker.ts'
import type { ApiConfig } from './connection.ts'
import { type CallInScope, type CallOptions, requestHost, type Send, signalsOf } from './request-host.ts'
import { createSharedAnswers } from './shared-answers.ts'

export type PagePart = 'content' | 'frame'

/**
 * Creates the function with which a server calls one operation for all of its visitors: a failing host is paused, and
 * visitors without a token share answers.
 *
 * @param part the part of the page that shows the answer: header and footer (`frame`) show no staleness notice
 * @param now a clock in milliseconds
 */
export function createServerQuery<Params extends CallOptions, Data>(
  send: Send<Params, Data>,
  part: PagePart = 'content',
  now = () => performance.now(),
) {
  const answers = createSharedAnswers<Data>(now)
  const breakers = new WeakMap<ApiConfig, CircuitBreaker>()

  return ({ params, connection }: CallInScope<Params>): Data | Promise<Data> => {
    const { config, token, sharedTtl, staleTtl = 0, onStale } = connection
    const call = { params, connection }
    const breaker = breakers.get(config) ?? createCircuitBreaker(now)
    breakers.set(config, breaker)

    /**
     * Whether the visitor has left, or the page has requested something else since; the host is not to blame for that.
     */
    const isAbandoned = () => [params.signal, connection.gone].some(signal => signal?.aborted)

    async function ask(signals: readonly AbortSignal[]): Promise<Data> {
      if (!breaker.allows())
        throw new ApiError('status', 'the host has failed too often: calls of this operation are paused', 503)
      try {
        const data = await requestHost(send, call, signals)
        breaker.answered()
        return data
      } catch (error) {
        if (signals.length > 0 && isAbandoned()) throw error
        if (isHostFault(error)) breaker.failed()
        else breaker.answered()
        throw error
      }
    }

    if (token !== null) return ask(signalsOf(call))
    return answers.get({
      key: keyOf(call),
      ttl: sharedTtl,
      staleTtl,
      ask: () => ask([]),
      signals: signalsOf(call),
      isAbandoned,
      onStale: since => {
        if (!params.optional && part === 'content') onStale?.(since)
      },
      onLate: breaker.failed,
    })
  }
}

function keyOf({
  params: { signal: _, requestKey: __, optional: ___, ...request },
  connection: { config },
}: CallInScope<CallOptions>): string {
  return JSON.stringify([config.mainUrl, config.secondUrl, request])
}
