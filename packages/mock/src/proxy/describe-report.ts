import type { Deviation, ProxyReport } from './deviation.ts'

/** Formats a report as lines of text. */
export function describeReport({ exchanges, operations, deviations }: ProxyReport): readonly string[] {
  const assumed = deviations.filter(({ isAssumed }) => isAssumed).length
  const counts = [
    plural(exchanges, 'exchange'),
    plural(operations.length, 'operation'),
    `${plural(deviations.length, 'deviation')}${assumed > 0 ? ` (${assumed} in what is assumed)` : ''}`,
  ]
  return [counts.join(', '), ...deviations.flatMap(describeDeviation)]
}

/** Formats a deviation as two lines: what differs, and a request that shows it. */
export function describeDeviation(deviation: Deviation): readonly string[] {
  const { isAssumed, operationId, side, status, place, message, count, example } = deviation
  const where = [operationId ?? 'no operation', side, ...(status === undefined ? [] : [status])].join(' ')
  const times = count > 1 ? `  × ${count}` : ''
  return [
    `  ${isAssumed ? 'assumed' : 'stated '}  ${where}  ${place}: ${message}${times}`,
    `             as in ${example}`,
  ]
}

function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
