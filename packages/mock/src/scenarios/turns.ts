/** Counts the calls of operations, by caller. */
export interface Turns {
  /** 0 for the first call. */
  next(caller: string, operationId: string): number
  /** Restarts all counts at 0. */
  reset(): void
}

/** The number of callers to remember, such as tests that run at the same time. */
const maxCallers = 256

export function createTurns(): Turns {
  const callers = new Map<string, Map<string, number>>()
  return {
    next(caller, operationId) {
      const counts = callers.get(caller) ?? new Map<string, number>()
      callers.delete(caller)
      callers.set(caller, counts)
      if (callers.size > maxCallers) forgetOldest(callers)
      const turn = counts.get(operationId) ?? 0
      counts.set(operationId, turn + 1)
      return turn
    },
    reset: () => callers.clear(),
  }
}

function forgetOldest(callers: Map<string, unknown>): void {
  const [oldest] = callers.keys()
  if (oldest !== undefined) callers.delete(oldest)
}
