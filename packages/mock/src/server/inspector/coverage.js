import { getJson } from './api.js'
import { byId, element } from './dom.js'

/** @import { Coverage, OperationCoverage } from '@jeoul/contract/documents' */

const quietMs = 500
let isDue = false

/** Refreshes the coverage after a short while; requests in quick succession cause one refresh. */
export function refreshCoverage() {
  if (isDue) return
  isDue = true
  setTimeout(async () => {
    isDue = false
    await drawCoverage().catch(() => {})
  }, quietMs)
}

async function drawCoverage() {
  /** @type {Coverage} */
  const coverage = await getJson('coverage')
  const all = Object.entries(coverage)
  const asked = all.filter(([, { statuses, others }]) => total(statuses) + total(others) > 0).length
  byId('tally-operations').textContent = `${asked} of ${all.length}`
  byId('coverage-summary').textContent = `${asked} of ${all.length} operations were called since the start.`
  byId('coverage-rows').replaceChildren(...all.map(([id, operation]) => coverageRow(id, operation)))
}

/**
 * @param {string} operationId
 * @param {OperationCoverage} operation
 */
function coverageRow(operationId, { method, path, statuses, others }) {
  const answers = Object.entries({ ...statuses, ...others })
  return element(
    'tr',
    '',
    element('td', '', operationId),
    element('td', 'path', `${method} ${path}`),
    element('td', 'answers', ...answers.flatMap(([status, count]) => [answer(status, count), ' '])),
  )
}

/**
 * @param {string} status
 * @param {number} count
 */
function answer(status, count) {
  return element('span', count > 0 ? 'note good' : 'note about', `${status} × ${count}`)
}

/** @param {Readonly<Record<string, number>>} counts */
function total(counts) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
