import { isHostFault } from './circuit-breaker.ts'
import { type Answer, callFor, createPendingAnswer, type PendingAnswer } from './pending-answer.ts'
import { standInDelay, waitForAnswer } from './wait-for-answer.ts'

/** The most answers kept per operation; the oldest are dropped first. */
const capacity = 300

/** A visitor's question to a host. */
export interface Asking<Data> {
  /** Identifies the request in full, hosts included. */
  readonly question: string
  /** Milliseconds for which the answer is shared. */
  readonly ttl: number
  /** Milliseconds for which it may stand in for a host that fails. */
  readonly staleTtl: number
  /** Asks the host. */
  readonly ask: () => Promise<Data>
  /** End this visitor's wait, but not the shared call. */
  readonly signals: readonly AbortSignal[]
  /** Called with the age of an old answer that stands in, in milliseconds since 1970. */
  readonly onStale: (since: number) => void
  /** Called with a call that failed for a waiting visitor. */
  readonly onLate: () => void
}

export interface SharedAnswers<Data> {
  get(asking: Asking<Data>): Data | Promise<Data>
}

interface Entry<Data> {
  known: { readonly data: Data; readonly at: number; readonly since: number } | null
  pending: PendingAnswer<Data> | null
}

/**
 * Caches the answers of one operation for all visitors of a server. Simultaneous requests wait for the same call, unless it
 * is slow; who waited for one that failed asks again, once. Only good answers are kept. The last one stands in while its
 * host fails. Only for requests without a token.
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

  /** Asks the host, and remembers what it says. */
  async function call(entry: Entry<Data>, ask: () => Promise<Data>): Promise<Answer<Data>> {
    try {
      const data = await ask()
      const isGood = isSuccess(data)
      if (isGood) entry.known = { data, at: now(), since: Date.now() }
      return { data, isGood }
    } catch (error) {
      // That it is gone is an answer, too.
      if (!isHostFault(error)) entry.known = null
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

  /** @param isLast whether to be content with whatever comes */
  async function wait(entry: Entry<Data>, asking: Asking<Data>, isLast: boolean): Promise<Data> {
    const isJoining = entry.pending !== null
    const pending = join(entry, asking.ask)
    const { known } = entry
    const old = known && now() - known.at < asking.ttl + asking.staleTtl ? known : null
    const standIn = (): Answer<Data> | null => {
      if (old) asking.onStale(old.since)
      return old && { data: old.data, isGood: true }
    }
    try {
      const answer = await waitForAnswer(pending.outcome.promise, asking.signals, old && standIn)
      if (answer.isGood) return answer.data
      return isJoining && !isLast ? await wait(entry, asking, true) : (standIn() ?? answer).data
    } catch (error) {
      const hasGivenUp = asking.signals.some(({ aborted }) => aborted)
      if (hasGivenUp && !pending.isLate) {
        pending.isLate = true
        asking.onLate()
      }
      if (!hasGivenUp && isJoining && !isLast) return wait(entry, asking, true)
      const instead = isHostFault(error) ? standIn() : null
      if (instead === null) throw error
      return instead.data
    }
  }

  return {
    get(asking) {
      const entry = entryOf(asking.question)
      const { known } = entry
      return known && now() - known.at < asking.ttl ? known.data : wait(entry, asking, false)
    },
  }
}

/** An envelope may say that an answer is none (specification, section 5). */
function isSuccess(body: unknown): boolean {
  return !(typeof body === 'object' && body !== null && 'success' in body && body.success === false)
}
