import { formatDate } from './date.ts'

const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

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

/** The Korean date of an epoch time in milliseconds; '' if it is invalid. */
function koreanDate(epoch: number): string {
  return formatDate(koreanTime(epoch))
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
  return koreanDate(typeof at === 'number' ? at : toEpoch(at))
}

/**
 * Formats a date-time relative to now if it is less than a day ago, else as a Korean date.
 *
 * @param at such as `2026-11-20 09:30:00` (Korean time) or `2026-11-20T00:30:00Z`; a date without a time is never
 *   relative
 * @param now epoch milliseconds, passed in so that server and browser render the same text
 */
export function formatRelative(at: string, now: number): string {
  const epoch = toEpoch(at)
  const age = now - epoch
  // For an invalid date, `age` is NaN and the date is ''.
  if (at.length <= 10 || !(age >= -minute && age < day)) return koreanDate(epoch)
  if (age < minute) return '방금 전'
  return age < hour ? `${Math.floor(age / minute)}분 전` : `${Math.floor(age / hour)}시간 전`
}
