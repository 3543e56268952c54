import { isHostFault } from './circuit-breaker.ts'

/** The most answers kept per operation; the oldest are dropped first. */
const capacity = 300
/** Milliseconds after which a call counts as slow: others ask for themselves, or take the last answer (assumed). */
const patience = 500

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
  /** Told since when an old answer is known that stands in, in milliseconds since 1970. */
  readonly onStale: (since: number) => void
  /** Told of a call that a visitor has waited for in vain. */
  readonly onLate: () => void
}

export interface SharedAnswers<Data> {
  get(asking: Asking<Data>): Data | Promise<Data>
}

interface Answer<Data> {
  readonly data: Data
  readonly isGood: boolean
}

/** A question that is being asked, by more than one call where they are slow. */
interface Pending<Data> {
  readonly outcome: PromiseWithResolvers<Answer<Data>>
  /** Calls so far. */
  calls: number
  lastCall: number
  /** Whether a visitor has given up since the last call. */
  isLate: boolean
}

interface Entry<Data> {
  known: { readonly data: Data; readonly at: number; readonly since: number } | null
  pending: Pending<Data> | null
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

  function call(entry: Entry<Data>, pending: Pending<Data>, ask: () => Promise<Data>): void {
    pending.calls += 1
    pending.lastCall = now()
    pending.isLate = false
    const number = pending.calls
    const end = (finish: () => void) => {
      if (entry.pending === pending) entry.pending = null
      finish()
    }
    // Any call may bring a good answer; that there is none is for the newest one to say.
    ask().then(
      data => {
        const isGood = isSuccess(data)
        if (isGood) entry.known = { data, at: now(), since: Date.now() }
        if (isGood || number === pending.calls) end(() => pending.outcome.resolve({ data, isGood }))
      },
      error => {
        // That it is gone is an answer, too.
        if (!isHostFault(error)) entry.known = null
        if (number === pending.calls) end(() => pending.outcome.reject(error))
      },
    )
  }

  function join(entry: Entry<Data>, ask: () => Promise<Data>): Pending<Data> {
    const pending = entry.pending ?? createPending<Data>()
    const isNew = entry.pending === null
    entry.pending = pending
    if (isNew || now() - pending.lastCall >= patience) call(entry, pending, ask)
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
      const answer = await settled(pending.outcome.promise, asking.signals, old && standIn)
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

function createPending<Data>(): Pending<Data> {
  const outcome = Promise.withResolvers<Answer<Data>>()
  // Those who wait hear of a failure; there may be none left.
  outcome.promise.catch(() => {})
  return { outcome, calls: 0, lastCall: 0, isLate: false }
}

/** An envelope may say that an answer is none (specification, section 5). */
function isSuccess(body: unknown): boolean {
  return !(typeof body === 'object' && body !== null && 'success' in body && body.success === false)
}

/**
 * Waits for an answer.
 *
 * @param standIn gives what to take instead of an answer that is slow; null waits as long as the signals allow
 */
async function settled<Value>(
  answer: Promise<Value>,
  signals: readonly AbortSignal[],
  standIn: (() => Value | null) | null,
): Promise<Value> {
  const { promise: end, resolve, reject } = Promise.withResolvers<Value>()
  const stop = new AbortController()
  for (const signal of signals) {
    const giveUp = () => reject(signal.reason)
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { signal: stop.signal })
  }
  const takeInstead = () => {
    const instead = standIn?.() ?? null
    if (instead !== null) resolve(instead)
  }
  const timer = standIn && setTimeout(takeInstead, patience)
  try {
    return await Promise.race([answer, end])
  } finally {
    if (timer) clearTimeout(timer)
    stop.abort()
  }
}
