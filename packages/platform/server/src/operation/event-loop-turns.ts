export interface EventLoopTurns {
  /** Resolves when it is the caller's turn, first come, first served. */
  next(): Promise<void>
  /** How long the piece of work that is next has waited by now, in milliseconds; 0 if none waits. */
  delay(): number
}

/**
 * Creates a queue for CPU-bound work that runs one piece per turn of the event loop. Node accepts one connection per turn.
 * Without the queue, one turn would render every page whose answers have arrived, while new connections wait unaccepted,
 * where the overload check cannot refuse them.
 *
 * @param now a clock in milliseconds
 */
export function createEventLoopTurns(now = () => performance.now()): EventLoopTurns {
  const waiting: { readonly begin: () => void; readonly since: number }[] = []
  const run = () => {
    waiting.shift()?.begin()
    if (waiting.length > 0) setImmediate(run)
  }
  return {
    next: () =>
      new Promise(begin => {
        if (waiting.push({ begin, since: now() }) === 1) setImmediate(run)
      }),
    delay: () => (waiting[0] ? now() - waiting[0].since : 0),
  }
}
