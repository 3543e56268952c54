import type { Defect, DefectSummary } from './import-report.ts'

/** Counts defects, keeps the first examples of each reason, and passes every defect on to a callback. */
export interface DefectLog<Reason> {
  add(defect: Defect<Reason>): void
  summarise(): readonly DefectSummary<Reason>[]
}

export function createDefectLog<Reason>(
  examples: number,
  onDefect?: (defect: Defect<Reason>) => void,
): DefectLog<Reason> {
  const byReason = new Map<Reason, { total: number; examples: Defect<Reason>[] }>()
  return {
    add(defect) {
      const known = byReason.get(defect.reason) ?? { total: 0, examples: [] }
      byReason.set(defect.reason, known)
      known.total++
      if (known.examples.length < examples) known.examples.push(defect)
      onDefect?.(defect)
    },
    summarise: () =>
      [...byReason].map(([reason, found]) => ({ reason, ...found })).sort((a, b) => b.total - a.total),
  }
}
