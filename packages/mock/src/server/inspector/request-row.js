import { element } from './dom.js'

/** @import { LogEntry } from '../log/log-entry.ts' */

/**
 * The row of a request, with a button that opens its details.
 *
 * @param {LogEntry} entry
 * @param {(entry: LogEntry) => void} open
 */
export function requestRow(entry, open) {
  const { number, time, operationId, host, method, path, status, ms, member } = entry
  const button = element('button', '', operationId ?? 'no operation')
  button.type = 'button'
  button.addEventListener('click', () => open(entry))
  const row = element(
    'tr',
    rowClass(entry),
    element('td', 'number', String(number)),
    element('td', '', clockTime(time)),
    element('td', '', button),
    element('td', 'path', `${method} ${path} `, element('span', 'about', host)),
    element('td', `number ${statusClass(status)}`, status === 0 ? 'hung up' : String(status)),
    element('td', 'number', ms.toFixed(1)),
    element('td', '', member ?? '–'),
    element('td', '', ...notes(entry)),
  )
  row.dataset.number = String(number)
  return row
}

/** @param {LogEntry} entry */
function rowClass({ requestProblems, responseProblems }) {
  if (responseProblems.length > 0) return 'violation'
  return requestProblems.length > 0 ? 'refused' : ''
}

/** @param {number} status */
function statusClass(status) {
  return status >= 500 || status === 0 ? 'bad' : status >= 400 ? 'care' : 'good'
}

/** @param {LogEntry} entry */
function notes({ applied, requestProblems, responseProblems }) {
  const all = [
    ...(responseProblems.length > 0 ? [element('span', 'note bad', 'off-contract answer')] : []),
    ...(requestProblems.length > 0 ? [element('span', 'note care', 'off contract')] : []),
    ...applied.map(name => element('span', 'note', name)),
  ]
  return all.flatMap(note => [note, ' '])
}

/** @param {string} time an ISO date-time */
function clockTime(time) {
  return new Date(time).toLocaleTimeString('en-GB', { hour12: false })
}
