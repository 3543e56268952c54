import type { Deviation, ProxyReport } from './deviation.ts'

type Met = Omit<Deviation, 'count'>

export interface DeviationLog {
  /**
   * Counts an exchange.
   * @returns deviations that are new
   */
  add(operationId: string | undefined, met: readonly Met[]): readonly Deviation[]
  report(): ProxyReport
}

/** With more different deviations, the host follows some other contract. */
const maxEntries = 1000

export function createDeviationLog(): DeviationLog {
  const operations = new Set<string>()
  const kept = new Map<string, Deviation>()
  let exchanges = 0
  return {
    add(operationId, met) {
      exchanges += 1
      if (operationId !== undefined) operations.add(operationId)
      const inLists = met.map(each => ({ ...each, place: anyItem(each.place) }))
      return inLists.filter(deviation => count(kept, deviation)).map(each => ({ ...each, count: 1 }))
    },
    report: () => ({
      exchanges,
      operations: [...operations].sort(),
      deviations: [...kept.values()].sort(
        (a, b) => Number(b.isAssumed) - Number(a.isAssumed) || b.count - a.count,
      ),
    }),
  }
}

/** @returns whether it is new */
function count(kept: Map<string, Deviation>, met: Met): boolean {
  const key = [met.host, met.operationId, met.side, met.status, met.place, met.message].join('\n')
  const before = kept.get(key)
  if (!before && kept.size >= maxEntries) return false
  kept.set(key, { ...(before ?? met), count: (before?.count ?? 0) + 1 })
  return !before
}

function anyItem(place: string): string {
  return place.replaceAll(/\.\d+(?=\.|$)/g, '[]')
}
