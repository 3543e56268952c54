import { formatDate } from './date.ts'

const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/
const hour = 60 * 60_000

/**
 * Parses a date-time to epoch milliseconds. Without a time zone, it is read as Korean time (assumed). NaN if it is
 * invalid.
 */
function toEpoch(at: string): number {
  if (at.length <= 10) return Date.parse(`${at}T00:00:00+09:00`)
  const iso = at.replace(' ', 'T')
  return Date.parse(zoned.test(iso) ? iso : `${iso}+09:00`)
}

/**
 * The Korean date and time of an epoch time in milliseconds, in ISO 8601; '' if it is out of range. Korea has UTC+9 all
 * year.
 */
function koreanTime(epoch: number): string {
  const at = new Date(epoch + 9 * hour)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

/** Formats a moment in Korean time, to the minute: `2026-10-31T14:40:00Z` → `2026.10.31 23:40`; '' if it is invalid. */
export function formatMoment(at: string): string {
  const time = koreanTime(toEpoch(at))
  const date = formatDate(time)
  return date && `${date} ${time.slice(11, 16)}`
}

/**
 * Formats the Korean date of a moment: `2026-10-31T15:00:00Z` → `2026.11.01`; '' if it is invalid.
 *
 * @param at a date-time, or epoch milliseconds
 */
export function formatDay(at: string | number): string {
  return formatDate(koreanTime(typeof at === 'number' ? at : toEpoch(at)))
}
