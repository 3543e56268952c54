import { call } from './api.js'
import { setUpControl } from './control.js'
import { refreshCoverage } from './coverage.js'
import { showDetails } from './details.js'
import { byId, field } from './dom.js'
import { createRequestList } from './request-list.js'

/** @import { LogEntry } from '../log/log-entry.ts' */

const tallies = { requests: 0, refused: 0, violations: 0 }
let newest = 0
const list = createRequestList(entry => {
  list.mark(entry.number)
  void showDetails(entry)
})

function count(/** @type {LogEntry} */ { requestProblems, responseProblems }) {
  tallies.requests++
  if (requestProblems.length > 0) tallies.refused++
  if (responseProblems.length > 0) tallies.violations++
  for (const [name, tally] of Object.entries(tallies)) byId(`tally-${name}`).textContent = String(tally)
  byId('tally-violations').classList.toggle('bad', tallies.violations > 0)
}

/** A restarted mock answers at this address, and counts from 1 again. */
function startAgain() {
  Object.assign(tallies, { requests: 0, refused: 0, violations: 0 })
  list.clear()
}

function say(/** @type {'open' | 'lost'} */ state, /** @type {string} */ text) {
  byId('connection').dataset.state = state
  byId('connection').textContent = text
}

const stream = new EventSource('/__mock/requests/stream?since=0')
stream.addEventListener('open', () => {
  say('open', 'Connected')
  refreshCoverage()
})
stream.addEventListener('error', () => say('lost', 'The mock does not answer. Trying again …'))
stream.addEventListener('message', ({ data }) => {
  /** @type {LogEntry} */
  const entry = JSON.parse(data)
  if (entry.number <= newest) startAgain()
  newest = entry.number
  count(entry)
  list.add(entry)
  refreshCoverage()
})

field('filter').addEventListener('input', list.filter)
field('only-problems').addEventListener('change', list.filter)
byId('filter-form').addEventListener('submit', event => event.preventDefault())
byId('pause').addEventListener('click', ({ currentTarget }) => {
  if (!(currentTarget instanceof HTMLElement)) return
  const isPaused = currentTarget.getAttribute('aria-pressed') !== 'true'
  currentTarget.setAttribute('aria-pressed', String(isPaused))
  list.pause(isPaused)
})
byId('clear').addEventListener('click', async () => {
  await call('DELETE', 'requests').catch(() => {})
  list.clear()
})

void setUpControl()
