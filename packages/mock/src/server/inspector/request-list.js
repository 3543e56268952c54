import { byId, field } from './dom.js'
import { matchesFilter } from './matches-filter.js'
import { requestRow } from './request-row.js'

/** @import { LogEntry } from '../log/log-entry.ts' */

const maxShown = 500

/**
 * The table of requests, the newest first.
 *
 * @param {(entry: LogEntry) => void} open
 */
export function createRequestList(open) {
  const rows = byId('rows')
  /** @type {{ entry: LogEntry, row: HTMLElement }[]} the newest last */
  let shown = []
  /** @type {LogEntry[]} those that came since the last frame, or during a pause */
  let waiting = []
  let isPaused = false
  let isDue = false

  function filter() {
    const text = field('filter').value
    const onlyProblems = field('only-problems').checked
    for (const { entry, row } of shown) row.hidden = !matchesFilter(entry, text, onlyProblems)
    tell()
  }

  function draw() {
    isDue = false
    if (isPaused) return
    const added = waiting.slice(-maxShown).map(entry => ({ entry, row: requestRow(entry, open) }))
    waiting = []
    const all = [...shown, ...added]
    shown = all.slice(-maxShown)
    for (const { row } of all.slice(0, -maxShown)) row.remove()
    rows.prepend(...added.map(({ row }) => row).reverse())
    filter()
  }

  function tell() {
    const visible = shown.filter(({ row }) => !row.hidden).length
    const held = isPaused && waiting.length > 0 ? `, ${waiting.length} more are waiting` : ''
    byId('shown').textContent =
      shown.length === 0 ? '' : `${visible} of the newest ${shown.length} shown${held}`
    byId('empty').hidden = shown.length > 0
  }

  return {
    add(/** @type {LogEntry} */ entry) {
      waiting = [...waiting.slice(1 - maxShown), entry]
      if (!isDue) requestAnimationFrame(isPaused ? tell : draw)
      isDue = !isPaused
    },
    clear() {
      for (const { row } of shown) row.remove()
      shown = []
      waiting = []
      tell()
    },
    filter,
    pause(/** @type {boolean} */ wanted) {
      isPaused = wanted
      if (!isPaused) draw()
    },
    /** Marks the row whose details are shown. */
    mark(/** @type {number} */ number) {
      for (const { entry, row } of shown) {
        if (entry.number === number) row.setAttribute('aria-current', 'true')
        else row.removeAttribute('aria-current')
      }
    },
  }
}
