/** The oldest answers of an operation give way beyond this many. */
const capacity = 300

export interface SharedAnswers<Data> {
  /**
   * @param question what is asked, in full, the host included
   * @param ttl time to live: milliseconds for which others may have the same answer
   * @param ask asks the host
   * @param signals end this visitor's wait; the answer belongs to everyone, so they do not end the call
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
  /** The answer, once it is there. */
  settled: { readonly data: Data } | null
}

/**
 * Lets all visitors of a server share the answers to one operation's questions for a short while; visitors who ask
 * at the same time wait for one call. Failures are not kept. Only for questions asked without a token.
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
