import { formatMoment } from '@jeoul/format'

const day = 24 * 60 * 60 * 1000

/** When a mall was last asked; hosts may leave it out. */
type CheckedAt = string | undefined

/**
 * When the prices of a product were last checked, to be said once above them (assumed).
 *
 * @returns the newest of the times, as the host wrote it; null where none can be read
 */
export function lastChecked(times: readonly CheckedAt[]): string | null {
  const readable = times.flatMap((time = '') => (Number.isNaN(Date.parse(time)) ? [] : [time]))
  const [newest = null] = readable.sort((one, other) => Date.parse(other) - Date.parse(one))
  return newest
}

/**
 * What the row of a price has to say if it is more than a day older than the newest (assumed): 10.30 16:16, with the year
 * where that is another one.
 *
 * @returns '' where the price is no older, or one of the times can't be read
 */
export function checkedEarlier(time: CheckedAt, last: string | null): string {
  if (!time || !last || !(Date.parse(last) - Date.parse(time) > day)) return ''
  const moment = formatMoment(time)
  const year = formatMoment(last).slice(0, '2026.'.length)
  return moment.startsWith(year) ? moment.slice(year.length) : moment
}
