import type { PageRequest } from '@jeoul/ssr'
import type { EventLoopTurns } from './operation/event-loop-turns.ts'
import type { Log } from './operation/log.ts'
import type { Metrics } from './operation/metrics.ts'
import { watchCalls } from './operation/watch-calls.ts'
import type { SiteConfig } from './site-config.ts'
import { isAnonymous, type Visitor } from './visitor.ts'

/** The calls that one page makes to the hosts. */
interface PageCalls {
  readonly connection: PageRequest['connection']
  /** Whether the render budget is spent. */
  readonly areLate: () => boolean
  /** The time of the oldest stale answer in use, in milliseconds since 1970; null if there is none. */
  readonly staleSince: () => number | null
  /** Stops the timers of the budgets. */
  readonly end: () => void
}

interface Operation {
  readonly config: SiteConfig
  readonly log: Log
  readonly metrics: Metrics | undefined
  readonly turns: EventLoopTurns
}

/**
 * Starts the render budget of a page, and connects it to the hosts.
 *
 * @param about what the log says of each call
 */
export function beginCalls(
  { config, log, metrics, turns }: Operation,
  { token, refreshToken, signal, cookies }: Visitor,
  about: { readonly id: string; readonly page: string },
): PageCalls {
  const late = abortAfter(config.renderBudget)
  const optional = abortAfter(Math.min(config.renderBudget, config.optionalBudget))
  // Other visitors may wait for an anonymous page.
  const gone = isAnonymous({ token, refreshToken, cookies }) ? null : signal
  const untilGone = (budget: AbortSignal) => (gone === null ? budget : AbortSignal.any([budget, gone]))
  let oldest: number | null = null
  return {
    connection: {
      config: config.api,
      token,
      refreshToken,
      signal: untilGone(late.signal),
      optionalSignal: untilGone(optional.signal),
      gone: gone ?? undefined,
      sharedTtl: config.sharedTtl,
      staleTtl: config.staleTtl,
      answerLimit: config.answerLimit,
      nextTurn: turns.next,
      fetch: watchCalls({ log, metrics, about, gone: signal }),
      onMalformed(operation, fields) {
        log.warn({ ...about, operation, fields: fields.slice(0, 5) }, 'an answer does not match the contract')
        metrics?.malformed.inc({ operation }, fields.length)
      },
      onUnusable(operation, reason) {
        if (signal?.aborted) return
        log.warn({ ...about, operation, reason }, 'an answer could not be used')
        metrics?.unusable.inc({ operation })
      },
      onStale(since) {
        oldest = Math.min(oldest ?? since, since)
      },
    },
    areLate: () => late.signal.aborted,
    staleSince: () => oldest,
    end() {
      late.clear()
      optional.clear()
    },
  }
}

/** A signal that aborts after some milliseconds, unless it is cleared before. */
function abortAfter(ms: number) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  return { signal: controller.signal, clear: () => clearTimeout(timer) }
}
