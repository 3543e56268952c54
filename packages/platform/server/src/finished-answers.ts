import type { PageAnswer } from './page-answer.ts'

/** An answer that was just made. */
export interface MadeAnswer {
  readonly answer: PageAnswer
  /** Whether others may get it: it is anonymous and complete. */
  readonly isGood: boolean
}

export interface FinishedAnswers {
  /**
   * The answer kept for `key`; else makes it, once for all requests that arrive meanwhile.
   *
   * @param make must not reject
   */
  get(key: string, make: () => Promise<MadeAnswer>): Promise<PageAnswer>
}

interface Options {
  /** Milliseconds for which an answer is kept. */
  readonly ttl: number
  /** The maximum size of all answers in bytes; the least recently used are dropped first. */
  readonly capacity: number
  /** A clock in milliseconds. */
  readonly now?: () => number
}

interface Cached {
  readonly answer: PageAnswer
  readonly expires: number
  readonly bytes: number
}

/** Estimates the size of an entry: its document, two compressed ones, each less than a quarter of it, and headers. */
const weigh = ({ body }: PageAnswer) => body.plain.byteLength * 1.5 + 2000

/** Keeps the answers to anonymous visitors for a short while. */
export function createFinishedAnswers({
  ttl,
  capacity,
  now = () => performance.now(),
}: Options): FinishedAnswers {
  const cached = new Map<string, Cached>()
  const pending = new Map<string, Promise<MadeAnswer>>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= cached.get(key)?.bytes ?? 0
    cached.delete(key)
  }

  function keep(key: string, answer: PageAnswer): void {
    drop(key)
    const weight = weigh(answer)
    if (weight > capacity) return
    cached.set(key, { answer, expires: now() + ttl, bytes: weight })
    bytes += weight
    for (const oldest of cached.keys()) {
      if (bytes <= capacity) return
      drop(oldest)
    }
  }

  async function makeOnce(key: string, make: () => Promise<MadeAnswer>): Promise<MadeAnswer> {
    const making = make()
    pending.set(key, making)
    const made = await making
    pending.delete(key)
    if (made.isGood) keep(key, made.answer)
    return made
  }

  return {
    async get(key, make) {
      const known = cached.get(key)
      if (known && known.expires > now()) {
        // Moves it to the end, so that it is dropped last.
        cached.delete(key)
        cached.set(key, known)
        return known.answer
      }
      const first = pending.get(key)
      if (!first) return (await makeOnce(key, make)).answer
      const made = await first
      if (made.isGood) return made.answer
      // One failure should not affect everybody: those who waited share one further attempt.
      return (await (pending.get(key) ?? makeOnce(key, make))).answer
    },
  }
}
