/** The answer of a host. */
export interface Answer<Data> {
  readonly data: Data
  /** Whether it may be cached. */
  readonly isGood: boolean
}

/** An answer that visitors wait for, requested by more than one call if they are slow. */
export interface PendingAnswer<Data> {
  readonly outcome: PromiseWithResolvers<Answer<Data>>
  /** Calls so far. */
  calls: number
  lastCall: number
  /** Whether a visitor has given up since the last call. */
  isLate: boolean
}

export function createPendingAnswer<Data>(): PendingAnswer<Data> {
  const outcome = Promise.withResolvers<Answer<Data>>()
  // Waiting callers handle a failure; there may be none left.
  outcome.promise.catch(() => {})
  return { outcome, calls: 0, lastCall: 0, isLate: false }
}

/**
 * Calls a host for a pending answer. Any call may bring a good one; only the newest call can fail it.
 *
 * @param time now, in milliseconds
 * @param onSettled called just before the waiting callers get the answer
 */
export function callFor<Data>(
  pending: PendingAnswer<Data>,
  call: () => Promise<Answer<Data>>,
  { time, onSettled }: { readonly time: number; readonly onSettled: () => void },
): void {
  pending.calls += 1
  pending.lastCall = time
  pending.isLate = false
  const number = pending.calls
  call().then(
    answer => {
      if (!answer.isGood && number !== pending.calls) return
      onSettled()
      pending.outcome.resolve(answer)
    },
    error => {
      if (number !== pending.calls) return
      onSettled()
      pending.outcome.reject(error)
    },
  )
}
