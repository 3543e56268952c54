import type { ContractProblem } from '@jeoul/contract/documents'
import type { Deviation, ProxyReport } from './deviation.ts'
import { type Met, withRefusals } from './with-refusals.ts'

export interface DeviationLog {
  /**
   * Counts an exchange.
   * @param status of the host's answer
   * @returns deviations that are new
   */
  add(operationId: string | undefined, met: readonly Met[], status: number): readonly Deviation[]
  /**
   * Counts an exchange that can't be compared with the documents.
   * @returns whether the reason is new
   */
  skip(message: string): boolean
  report(): ProxyReport
}

/** With more different deviations, the host follows some other contract. */
const maxEntries = 1000

/** @param flaws of the documents, so far */
export function createDeviationLog(flaws: readonly ContractProblem[]): DeviationLog {
  const operations = new Set<string>()
  const kept = new Map<string, Deviation>()
  const skipped = new Map<string, number>()
  let exchanges = 0
  return {
    add(operationId, met, status) {
      exchanges += 1
      if (operationId !== undefined) operations.add(operationId)
      const inLists = withRefusals(met, status).map(each => ({ ...each, place: anyItem(each.place) }))
      return inLists.filter(deviation => count(kept, deviation)).map(each => ({ ...each, count: 1 }))
    },
    skip(message) {
      exchanges += 1
      const before = skipped.get(message) ?? 0
      skipped.set(message, before + 1)
      return before === 0
    },
    report: () => ({
      exchanges,
      operations: [...operations].sort(),
      deviations: [...kept.values()].sort(
        (a, b) =>
          Number(a.isRefused) - Number(b.isRefused) ||
          Number(b.isAssumed) - Number(a.isAssumed) ||
          b.count - a.count,
      ),
      unjudged: [...skipped].map(([message, count]) => ({ message, count })),
      flaws: [...flaws],
    }),
  }
}

/** @returns whether it is new */
function count(kept: Map<string, Deviation>, met: Omit<Deviation, 'count'>): boolean {
  const key = [met.host, met.operationId, met.side, met.status, met.place, met.message, met.isRefused].join(
    '\n',
  )
  const before = kept.get(key)
  if (!before && kept.size >= maxEntries) return false
  kept.set(key, { ...(before ?? met), count: (before?.count ?? 0) + 1 })
  return !before
}

function anyItem(place: string): string {
  return place.replaceAll(/\.\d+(?=\.|$)/g, '[]')
}
