const hour = 60 * 60_000
const day = 24 * hour

/**
 * Formats a moment in Korean time as people say it: the time of day if it is today, else with the date.
 *
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970
 * @example
 * formatClock(at, now) // '오후 2:32', or '11월 22일 오후 2:32'
 */
export function formatClock(at: number, now: number): string {
  // Korea has UTC+9 all year.
  const local = new Date(at + 9 * hour)
  const hours = local.getUTCHours()
  const minutes = String(local.getUTCMinutes()).padStart(2, '0')
  const time = `${hours < 12 ? '오전' : '오후'} ${hours % 12 || 12}:${minutes}`
  const isToday = Math.floor((at + 9 * hour) / day) === Math.floor((now + 9 * hour) / day)
  return isToday ? time : `${local.getUTCMonth() + 1}월 ${local.getUTCDate()}일 ${time}`
}
