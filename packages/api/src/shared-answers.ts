import { isLoginRefused } from './api-error.ts'
import { isHostFault } from './circuit-breaker.ts'
import { isRefusal } from './is-refusal.ts'
import { type Answer, callFor, createPendingAnswer, type PendingAnswer } from './pending-answer.ts'
import { standInDelay, waitForAnswer } from './wait-for-answer.ts'

/** The maximum number of cached answers per operation; the oldest are dropped first. */
const capacity = 300

/** A visitor's request to a host. */
export interface SharedRequest<Data> {
  /** Identifies the request in full, hosts included. */
  readonly question: string
  /** Milliseconds for which the answer is shared. */
  readonly ttl: number
  /** Milliseconds for which it may replace an answer of a failing host. */
  readonly staleTtl: number
  /** Calls the host. */
  readonly ask: () => Promise<Data>
  /** End this visitor's wait, but not the shared call. */
  readonly signals: readonly AbortSignal[]
  /** Whether nobody needs the answer any more, not even a stale one. */
  readonly isAbandoned?: () => boolean
  /** Called with the time of a stale answer that is used, in milliseconds since 1970. */
  readonly onStale: (since: number) => void
  /** Called when a call has failed while a visitor was waiting for it. */
  readonly onLate: () => void
}

export interface SharedAnswers<Data> {
  get(request: SharedRequest<Data>): Data | Promise<Data>
}

interface Entry<Data> {
  known: { readonly data: Data; readonly at: number; readonly since: number } | null
  pending: PendingAnswer<Data> | null
}

/**
 * Caches the answers of one operation for all visitors of a server. Simultaneous requests share one call, unless it is
 * slow; a visitor whose shared call failed calls once more. Only good answers are cached. The last one is used while
 * its host fails. Only for requests without a token.
 *
 * @param now a clock in milliseconds
 */
export function createSharedAnswers<Data>(now = () => performance.now()): SharedAnswers<Data> {
  const entries = new Map<string, Entry<Data>>()

  function entryOf(question: string): Entry<Data> {
    const entry = entries.get(question) ?? { known: null, pending: null }
    entries.delete(question)
    entries.set(question, entry)
    const [oldest] = entries.keys()
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest)
    return entry
  }

  /** Calls the host, and caches a good answer. */
  async function call(entry: Entry<Data>, ask: () => Promise<Data>): Promise<Answer<Data>> {
    try {
      const data = await ask()
      const isGood = !isRefusal(data)
      if (isGood) entry.known = { data, at: now(), since: Date.now() }
      return { data, isGood }
    } catch (error) {
      // A 404 is an answer, too, and invalidates the cached one.
      if (!isHostToBlame(error)) entry.known = null
      throw error
    }
  }

  function join(entry: Entry<Data>, ask: () => Promise<Data>): PendingAnswer<Data> {
    const pending = entry.pending ?? createPendingAnswer<Data>()
    const isNew = entry.pending === null
    entry.pending = pending
    const onSettled = () => {
      if (entry.pending === pending) entry.pending = null
    }
    if (isNew || now() - pending.lastCall >= standInDelay) {
      callFor(pending, () => call(entry, ask), { time: now(), onSettled })
    }
    return pending
  }

  /** @param isLast whether to accept any answer */
  async function wait(entry: Entry<Data>, request: SharedRequest<Data>, isLast: boolean): Promise<Data> {
    const isJoining = entry.pending !== null
    const pending = join(entry, request.ask)
    const { known } = entry
    const old = known && now() - known.at < request.ttl + request.staleTtl ? known : null
    const standIn = (): Answer<Data> | null => {
      if (old) request.onStale(old.since)
      return old && { data: old.data, isGood: true }
    }
    try {
      const answer = await waitForAnswer(pending.outcome.promise, request.signals, old && standIn)
      if (answer.isGood) return answer.data
      return isJoining && !isLast ? await wait(entry, request, true) : (standIn() ?? answer).data
    } catch (error) {
      if (request.isAbandoned?.()) throw error
      const hasGivenUp = request.signals.some(({ aborted }) => aborted)
      if (hasGivenUp && !pending.isLate) {
        pending.isLate = true
        request.onLate()
      }
      if (!hasGivenUp && isJoining && !isLast) return wait(entry, request, true)
      const instead = isHostToBlame(error) ? standIn() : null
      if (instead === null) throw error
      return instead.data
    }
  }

  return {
    get(request) {
      const entry = entryOf(request.question)
      const { known } = entry
      return known && now() - known.at < request.ttl ? known.data : wait(entry, request, false)
    },
  }
}

/** Whether the host is to blame. Nobody has logged in here, so neither has a login ended (401). */
function isHostToBlame(error: unknown): boolean {
  return isHostFault(error) || isLoginRefused(error)
}
