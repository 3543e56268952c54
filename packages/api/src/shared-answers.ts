import { LRUCache } from 'lru-cache'
import { isLoginRefused, isRefusal } from './api-error.ts'
import { isHostFault } from './circuit-breaker.ts'

/** The maximum number of cached answers per operation; the least recently used are dropped first. */
const capacity = 300

/** Milliseconds after which a call counts as slow: later requests do not join it, and get the last answer instead (assumed). */
const slowAfter = 500

/** A visitor's request to a host. */
export interface SharedRequest<Data> {
  /** Identifies the request in full, hosts included. */
  readonly key: string
  /** Milliseconds for which the answer is shared. */
  readonly ttl: number
  /** Milliseconds after `ttl` during which the answer may replace a failed one. */
  readonly staleTtl: number
  /** Calls the host. */
  readonly ask: () => Promise<Data>
  /** Abort this visitor's wait, but not the shared call. */
  readonly signals: readonly AbortSignal[]
  /** Whether no request needs the answer any more, not even a stale one. */
  readonly isAbandoned?: () => boolean
  /** Called with the time of a stale answer that is used, in milliseconds since 1970. */
  readonly onStale: (since: number) => void
  /** Called once per call, when the first visitor stops waiting for it. */
  readonly onLate: () => void
}

export interface SharedAnswers<Data> {
  get(request: SharedRequest<Data>): Data | Promise<Data>
}

/** A good answer, with the time when it came, by the cache's clock and in milliseconds since 1970. */
interface Known<Data> {
  readonly data: Data
  readonly at: number
  readonly since: number
}

interface Call<Data> {
  readonly answer: Promise<Data>
  isLate: boolean
}

/**
 * Caches the answers of one operation for all visitors of a server; only for requests without a token. Simultaneous
 * requests share one call, unless it is slow. Only good answers are cached. The last one is used while its host fails.
 *
 * @param now a clock in milliseconds
 */
export function createSharedAnswers<Data>(now = () => performance.now()): SharedAnswers<Data> {
  const options = { max: capacity, perf: { now }, ttlResolution: 0 }
  const answers = new LRUCache<string, Known<Data>>(options)
  // The cache's own `fetch` is not used, because it shares a call for as long as it hangs.
  const calls = new LRUCache<string, Call<Data>>({ ...options, ttl: slowAfter })

  function join({ key, ttl, staleTtl, ask }: SharedRequest<Data>): Call<Data> {
    const joined = calls.get(key)
    if (joined) return joined
    const call: Call<Data> = { answer: ask(), isLate: false }
    calls.set(key, call)
    const end = () => {
      if (calls.peek(key) === call) calls.delete(key)
    }
    call.answer.then(
      data => {
        end()
        if (isRefusal(data)) return
        answers.set(key, { data, at: now(), since: Date.now() }, { ttl: ttl + staleTtl })
      },
      error => {
        end()
        // A 404 is a valid answer, and invalidates the cached one.
        if (!isHostToBlame(error)) answers.delete(key)
      },
    )
    return call
  }

  async function wait(request: SharedRequest<Data>, old: Known<Data> | undefined): Promise<Data> {
    const { signals, onStale, onLate, isAbandoned } = request
    const call = join(request)
    try {
      const data = await waitFor(call.answer, signals, old && slowAfter)
      if (!old || !isRefusal(data)) return data
    } catch (error) {
      if (isAbandoned?.()) throw error
      if (!call.isLate && signals.some(({ aborted }) => aborted)) {
        call.isLate = true
        onLate()
      }
      if (!old || !isHostToBlame(error)) throw error
    }
    onStale(old.since)
    return old.data
  }

  return {
    get(request) {
      const known = answers.get(request.key)
      return known && now() - known.at < request.ttl ? known.data : wait(request, known)
    },
  }
}

/** Waits for an answer until a signal aborts or the given milliseconds have passed. */
async function waitFor<Data>(
  answer: Promise<Data>,
  signals: readonly AbortSignal[],
  ms?: number,
): Promise<Data> {
  const { promise: end, reject } = Promise.withResolvers<never>()
  const until = AbortSignal.any([...signals])
  const giveUp = () => reject(until.reason)
  if (until.aborted) giveUp()
  else until.addEventListener('abort', giveUp)
  const timer =
    ms && setTimeout(() => reject(new DOMException(`no answer within ${ms} ms`, 'TimeoutError')), ms)
  try {
    return await Promise.race([answer, end])
  } finally {
    clearTimeout(timer)
    until.removeEventListener('abort', giveUp)
  }
}

/** Whether the host is to blame. Shared requests are sent without a token, so a 401 is the host's fault as well. */
function isHostToBlame(error: unknown): boolean {
  return isHostFault(error) || isLoginRefused(error)
}
