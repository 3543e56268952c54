import type { PriceChange } from '@jeoul/api/types'
import { isForSale } from '@jeoul/price-state'
import type { PriceAlert } from './price-alert.ts'

/** The factor above the target from which a fired alert waits again: 3 % (assumed). */
const rearmedAbove = 1.03
const dayMs = 86_400_000

type Observed = PriceChange['recent'][number]

/**
 * Updates an alert by the observations of its product: "one observation fires nothing (confirmed by a second, with
 * hysteresis: a price that flickers alarms once), and an offer that can't be bought never does".
 *
 * - An alert fires if the product can be bought today, and today's observation and the previous one agree: both prices
 *   are at most the target or, for a restock, the product was sold on two days in a row.
 * - A fired alert waits again once two observations in a row are more than 3 % above the target, or the product was
 *   missing for two days in a row (assumed).
 * - Days with unknown delivery are not compared with a target, as in price histories.
 *
 * Repeating the same observations changes nothing.
 *
 * @returns the same alert if nothing changes
 */
export function observe(alert: PriceAlert, change: PriceChange): PriceAlert {
  const days = usable(alert, change)
  const since = alert.fired ? endOf(alert, alert.fired.day, days, change) : alert.since
  if (since === null) return alert
  const [last, before] = days.filter(({ date }) => date > since)
  const isSold = isForSale(change.price_state) && last?.date === change.today
  if (isSold && before && agree(alert.target, last, before)) {
    return { ...alert, since, fired: { day: last.date, price: last.any }, isRead: false }
  }
  return alert.fired ? { ...alert, since, fired: null, isRead: false } : alert
}

/** Whether an alert has fired and was not dismissed. Known observations must show that the product can be bought. */
export function hasNews({ fired, isRead }: PriceAlert, change: PriceChange | undefined): boolean {
  return fired !== null && !isRead && (change === undefined || isForSale(change.price_state))
}

/**
 * The host's observations until today, the newest first. Invalid ones are dropped, and ones that cannot be compared
 * with the target.
 */
function usable({ target }: PriceAlert, { recent, today }: PriceChange): readonly Observed[] {
  return recent
    .filter(({ date, any }) => date <= today && Number.isFinite(Date.parse(date)) && any > 0)
    .filter(({ delivery }) => target === null || delivery !== null)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
}

function agree(target: number | null, last: Observed, before: Observed): boolean {
  if (target === null) return daysBetween(before.date, last.date) === 1
  return last.any <= target && before.any <= target
}

/** The last day that an alert's firing covers; null while the same firing may continue. */
function endOf(
  { target }: PriceAlert,
  fired: string,
  days: readonly Observed[],
  { price_state: state, today }: PriceChange,
): string | null {
  const since = days.filter(({ date }) => date >= fired)
  if (target !== null) {
    const isHigh = (day: Observed | undefined) =>
      day !== undefined && day.date > fired && day.any > target * rearmedAbove
    return since.find((day, place) => isHigh(day) && isHigh(since[place + 1]))?.date ?? null
  }
  const lastDay = since[0]?.date ?? fired
  if (state !== 3 && daysBetween(lastDay, today) > 1) return lastDay
  const gap = since.findIndex(({ date }, place) => daysBetween(date, since[place - 1]?.date ?? date) > 2)
  return since[gap]?.date ?? null
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}
