/** How often operations were called, by whoever calls them. */
export interface Turns {
  /** 0 for the first call, then one more with each. */
  next(caller: string, operationId: string): number
  /** Counts from 0 again. */
  reset(): void
}

/** Callers that are not forgotten: tests that run at the same time. */
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
