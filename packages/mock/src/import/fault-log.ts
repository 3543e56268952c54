import type { Fault, FaultReason, FaultSummary } from './import-report.ts'

/** Counts faults, keeps the first examples of each reason, and passes every fault on to a callback. */
export interface FaultLog {
  add(fault: Fault): void
  summarise(): readonly FaultSummary[]
}

export function createFaultLog(examples: number, onFault?: (fault: Fault) => void): FaultLog {
  const byReason = new Map<FaultReason, { total: number; examples: Fault[] }>()
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
