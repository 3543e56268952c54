import { type Coverage, summarizeCoverage, timesAsked } from './coverage.ts'

/**
 * Formats coverage as a short table for a terminal.
 * @param maxOperations the number of operations to show, the most frequent first
 */
export function describeCoverage(
  coverage: Coverage,
  maxOperations = Number.POSITIVE_INFINITY,
): readonly string[] {
  const { operations, statuses, unasked } = summarizeCoverage(coverage)
  const asked = Object.entries(coverage)
    .map(([operationId, { statuses, others, ...operation }]) => ({
      operationId,
      times: timesAsked({ ...operation, statuses, others }),
      answers: describeAnswers({ ...statuses, ...others }),
    }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times)
  const shown = asked.slice(0, maxOperations)
  const width = Math.max(0, ...shown.map(({ operationId }) => operationId.length))
  const rest = asked.length - shown.length
  return [
    `${operations.asked} of ${operations.of} operations were asked, ${statuses.asked} of ${statuses.of} documented statuses answered`,
    ...shown.map(({ operationId, answers }) => `  ${operationId.padEnd(width)}  ${answers}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    ...(maxOperations === Number.POSITIVE_INFINITY && unasked.length > 0
      ? [`never asked: ${unasked.join(', ')}`]
      : []),
  ]
}

function describeAnswers(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${status} × ${count.toLocaleString('en')}`)
    .join(', ')
}
