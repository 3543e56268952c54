/** @import { LogEntry } from '../log/log-entry.ts' */

/**
 * Whether a request matches the filter: every word occurs in its row.
 *
 * @param {LogEntry} entry @param {string} filter @param {boolean} onlyProblems
 */
export function matchesFilter(entry, filter, onlyProblems) {
  if (onlyProblems && !hasProblems(entry)) return false
  const words = filter.toLowerCase().split(/\s+/)
  const said = textOf(entry).toLowerCase()
  return words.every(word => said.includes(word))
}

/** @param {LogEntry} entry */
export function hasProblems({ requestProblems, responseProblems }) {
  return requestProblems.length + responseProblems.length > 0
}

/** @param {LogEntry} entry */
function textOf({
  operationId,
  host,
  method,
  path,
  status,
  member,
  applied,
  requestProblems,
  responseProblems,
}) {
  const problems = [...requestProblems, ...responseProblems].map(
    problem => `${problem.place} ${problem.message}`,
  )
  const all = [operationId, host, method, path, status, member ?? 'visitor', ...applied, ...problems]
  return all.join(' ')
}
