import { type Coverage, callCount, summarizeCoverage } from './coverage.ts'

/**
 * Formats coverage as a short table for a terminal.
 * @param maxOperations the number of operations to show, the most frequent first
 */
export function describeCoverage(
  coverage: Coverage,
  maxOperations = Number.POSITIVE_INFINITY,
): readonly string[] {
  const { operations, statuses, uncalled } = summarizeCoverage(coverage)
  const called = Object.entries(coverage)
    .map(([operationId, { statuses, others, ...operation }]) => ({
      operationId,
      times: callCount({ ...operation, statuses, others }),
      answers: describeAnswers({ ...statuses, ...others }),
    }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times)
  const shown = called.slice(0, maxOperations)
  const width = Math.max(0, ...shown.map(({ operationId }) => operationId.length))
  const rest = called.length - shown.length
  return [
    `${operations.called} of ${operations.of} operations were called, ${statuses.called} of ${statuses.of} documented statuses answered`,
    ...shown.map(({ operationId, answers }) => `  ${operationId.padEnd(width)}  ${answers}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    ...(maxOperations === Number.POSITIVE_INFINITY && uncalled.length > 0
      ? [`never called: ${uncalled.join(', ')}`]
      : []),
  ]
}

function describeAnswers(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${status} × ${count.toLocaleString('en')}`)
    .join(', ')
}
