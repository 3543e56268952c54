/** What a host answered. */
export interface Answer<Data> {
  readonly data: Data
  /** Whether it may be kept. */
  readonly isGood: boolean
}

/** An answer that visitors wait for, asked for by more than one call where they are slow. */
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
  // Those who wait hear of a failure; there may be none left.
  outcome.promise.catch(() => {})
  return { outcome, calls: 0, lastCall: 0, isLate: false }
}

/**
 * Calls a host for a pending answer. Any call may bring a good one; that there is none is for the newest call to say.
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
