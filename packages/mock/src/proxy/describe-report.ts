import { type ContractProblem, describeProblem } from '@jeoul/contract/documents'
import type { Deviation, ProxyReport } from './deviation.ts'

/** Formats a report as lines of text. */
export function describeReport(report: ProxyReport): readonly string[] {
  const { exchanges, operations, deviations, unjudged, flaws } = report
  const assumed = deviations.filter(({ isAssumed }) => isAssumed).length
  const counts = [
    plural(exchanges, 'exchange'),
    plural(operations.length, 'operation'),
    `${plural(deviations.length, 'deviation')}${assumed > 0 ? ` (${assumed} in what is assumed)` : ''}`,
  ]
  return [
    counts.join(', '),
    ...deviations.flatMap(describeDeviation),
    ...unjudged.map(({ message, count }) => `  not judged: ${plural(count, 'exchange')}, because ${message}`),
    ...describeFlaws(flaws),
  ]
}

/** Formats what can't be used of the documents, one line for each part. */
export function describeFlaws(flaws: readonly ContractProblem[]): readonly string[] {
  return flaws.map(flaw => `  flaw of the document: ${describeProblem(flaw)}`)
}

/** Formats a deviation as two lines: what differs, and a request that shows it. */
export function describeDeviation(deviation: Deviation): readonly string[] {
  const { isAssumed, isRefused, operationId, side, status, place, message, count, example } = deviation
  const where = [operationId ?? 'no operation', side, ...(status === undefined ? [] : [status])].join(' ')
  const kind = isRefused ? 'refused' : isAssumed ? 'assumed' : 'stated '
  const times = count > 1 ? `  × ${count}` : ''
  return [`  ${kind}  ${where}  ${place}: ${message}${times}`, `             as in ${example}`]
}

function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
