/** Milliseconds after which a call counts as slow: others make their own call, or use the last answer (assumed). */
export const standInDelay = 500

/**
 * Waits for an answer, for as long as its visitor does.
 *
 * @param signals end the wait with their reason
 * @param standIn returns a replacement for a slow answer; null waits as long as the signals allow
 */
export async function waitForAnswer<Value>(
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
  const timer = standIn && setTimeout(takeInstead, standInDelay)
  try {
    return await Promise.race([answer, end])
  } finally {
    if (timer) clearTimeout(timer)
    // With a reason: an exception of its own, with its stack, would be 1 % of a page.
    stop.abort('answered')
  }
}
