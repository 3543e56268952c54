import type { Fault, FaultSummary } from './import-report.ts'

/** Counts faults, keeps the first examples of each reason, and passes every fault on to a callback. */
export interface FaultLog<Reason> {
  add(fault: Fault<Reason>): void
  summarise(): readonly FaultSummary<Reason>[]
}

export function createFaultLog<Reason>(
  examples: number,
  onFault?: (fault: Fault<Reason>) => void,
): FaultLog<Reason> {
  const byReason = new Map<Reason, { total: number; examples: Fault<Reason>[] }>()
  return {
    add(fault) {
      const known = byReason.get(fault.reason) ?? { total: 0, examples: [] }
      byReason.set(fault.reason, known)
      known.total++
      if (known.examples.length < examples) known.examples.push(fault)
      onFault?.(fault)
    },
    summarise: () =>
      [...byReason].map(([reason, found]) => ({ reason, ...found })).sort((a, b) => b.total - a.total),
  }
}
