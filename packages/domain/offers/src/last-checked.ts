import { formatMoment } from '@jeoul/format'

const day = 24 * 60 * 60 * 1000

/** The time that a mall's price was last checked; hosts may omit it. */
type CheckedAt = string | undefined

/**
 * The time that a product's prices were last checked, shown once above them (assumed).
 *
 * @returns the newest of the times, as the host wrote it; null if none is a valid time
 */
export function lastChecked(times: readonly CheckedAt[]): string | null {
  const readable = times.flatMap((time = '') => (Number.isNaN(Date.parse(time)) ? [] : [time]))
  const [newest = null] = readable.sort((one, other) => Date.parse(other) - Date.parse(one))
  return newest
}

/**
 * The time in the row of a price that was checked more than a day before the newest one (assumed): 10.30 16:16, with
 * the year if it differs.
 *
 * @returns '' if the price is newer, or one of the times is invalid
 */
export function checkedEarlier(time: CheckedAt, last: string | null): string {
  if (!time || !last || !(Date.parse(last) - Date.parse(time) > day)) return ''
  const moment = formatMoment(time)
  const year = formatMoment(last).slice(0, '2026.'.length)
  return moment.startsWith(year) ? moment.slice(year.length) : moment
}
