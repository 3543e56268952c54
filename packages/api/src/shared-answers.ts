/** The most answers kept per operation; the oldest are dropped first. */
const capacity = 300

export interface SharedAnswers<Data> {
  /**
   * @param question identifies the request in full, host included
   * @param ttl milliseconds for which the answer is shared
   * @param ask asks the host
   * @param signals end this visitor's wait, but not the shared call
   */
  get(
    question: string,
    ttl: number,
    ask: () => Promise<Data>,
    signals: readonly AbortSignal[],
  ): Data | Promise<Data>
}

interface Shared<Data> {
  readonly expires: number
  readonly pending: Promise<Data>
  /** The answer, once it has arrived. */
  settled: { readonly data: Data } | null
}

/**
 * Caches the answers of one operation for all visitors of a server; simultaneous requests wait for the same
 * call. Failures are not cached. Only for requests without a token.
 *
 * @param now a clock in milliseconds
 */
export function createSharedAnswers<Data>(now = () => performance.now()): SharedAnswers<Data> {
  const answers = new Map<string, Shared<Data>>()

  return {
    get(question, ttl, ask, signals) {
      const known = answers.get(question)
      if (known && known.expires > now()) return known.settled?.data ?? untilAborted(known.pending, signals)

      const shared: Shared<Data> = { expires: now() + ttl, pending: ask(), settled: null }
      answers.delete(question)
      answers.set(question, shared)
      shared.pending.then(
        data => {
          shared.settled = { data }
        },
        () => {
          if (answers.get(question) === shared) answers.delete(question)
        },
      )
      const [oldest] = answers.keys()
      if (answers.size > capacity && oldest !== undefined) answers.delete(oldest)
      return untilAborted(shared.pending, signals)
    },
  }
}

function untilAborted<Data>(answer: Promise<Data>, signals: readonly AbortSignal[]): Promise<Data> {
  const stops = signals.map(
    signal =>
      new Promise<never>((_, reject) => {
        if (signal.aborted) reject(signal.reason)
        else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      }),
  )
  return Promise.race([answer, ...stops])
}
