const written = /^(\d{4})-(\d{2})(?:-(\d{2}))?/

/** Formats the month of a date: `2026-09-14` or `2026-09` → `2026.09`; '' for anything else. */
export function formatMonth(date: string): string {
  const [, year, month] = written.exec(date) ?? []
  return year && month ? `${year}.${month}` : ''
}

/** Formats a date without any shift of time zone: `2026-11-20T09:00:00` → `2026.11.20`; '' for anything else. */
export function formatDate(date: string): string {
  const [, year, month, dayOfMonth] = written.exec(date) ?? []
  return year && month && dayOfMonth ? `${year}.${month}.${dayOfMonth}` : ''
}
