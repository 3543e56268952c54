import { LRUCache } from 'lru-cache'
import type { PageAnswer } from './page-answer.ts'

/** An answer that was just made. */
export interface MadeAnswer {
  readonly answer: PageAnswer
  /** Whether others may get it: it is anonymous and complete. */
  readonly isGood: boolean
}

/** Makes an answer, and does not reject. */
type Make = () => Promise<MadeAnswer>

interface Options {
  /** Milliseconds for which an answer is kept. */
  readonly ttl: number
  /** The maximum size of all answers in bytes; the least recently used are dropped first. */
  readonly capacity: number
  /** A clock in milliseconds. */
  readonly now?: () => number
}

/**
 * Creates a cache of the answers to anonymous visitors. It returns the answer kept for a key, or makes it once for all
 * requests that arrive meanwhile.
 */
export function createFinishedAnswers({ ttl, capacity, now = () => performance.now() }: Options) {
  const answers = new LRUCache<string, MadeAnswer, Make>({
    ttl,
    ttlResolution: 0,
    perf: { now },
    maxSize: Math.max(1, capacity),
    // The document, two compressed ones, each less than a quarter of it, and headers.
    sizeCalculation: ({ answer }) => Math.ceil(answer.body.plain.byteLength * 1.5) + 2000,
    fetchMethod: (_key, _old, { context: make }) => make(),
    // Requests that wait for an answer get it even if the cache has no room for it.
    ignoreFetchAbort: true,
  })

  async function fetchGood(key: string, make: Make) {
    const status: LRUCache.Status<string, MadeAnswer, Make> = {}
    const made = await answers.forceFetch(key, { context: make, status })
    if (!made.isGood && answers.peek(key) === made) answers.delete(key)
    return { ...made, hasWaited: status.fetch === 'inflight' }
  }

  return async (key: string, make: Make): Promise<PageAnswer> => {
    const { answer, isGood, hasWaited } = await fetchGood(key, make)
    // One failure should not affect everybody: those who waited share one further attempt.
    return isGood || !hasWaited ? answer : (await fetchGood(key, make)).answer
  }
}
