import type { PriceChange } from '@jeoul/api/types'
import { isForSale } from '@jeoul/price-state'
import type { PriceAlert } from './price-alert.ts'

/** The factor above the target from which a fired alert waits again: 3 % (assumed). */
const rearmedAbove = 1.03
const dayMs = 86_400_000

type Observed = PriceChange['recent'][number]

/**
 * Updates an alert by today's observation of its product: "One trustworthy observation fires an alert at a price that can
 * be bought now; two are only needed to call something a trend".
 *
 * - An alert fires if the product can be bought today, for at most the target. Observations of earlier days, and prices
 *   with unknown delivery, fire nothing.
 * - A fired alert waits again once two observations in a row are more than 3 % above the target, or the product was
 *   missing for two days in a row (assumed): a price that flickers alarms once.
 *
 * Repeating the same observations changes nothing.
 *
 * @param ownPrice the shopper's own price now, in won; null if it is unknown. A personal alert goes by it
 * @returns the same alert if nothing changes
 */
export function observe(alert: PriceAlert, change: PriceChange, ownPrice: number | null): PriceAlert {
  const { fired } = alert
  if (fired === null) return observeWaiting(alert, change, ownPrice)
  if (alert.isPersonal) return observeOwn(alert, fired.day, change.today, ownPrice)
  const end = endOf(alert, fired.day, usable(alert, change), change)
  return end === null ? alert : observeWaiting(waitingSince(end, alert), change, ownPrice)
}

function observeWaiting(alert: PriceAlert, change: PriceChange, ownPrice: number | null): PriceAlert {
  const { target, isPersonal } = alert
  const { price_state: state, today } = change
  const [last] = usable(alert, change)
  const observed = last?.date === today ? last.any : null
  const price = isPersonal ? ownPrice : observed
  if (price === null || (target !== null && price > target) || !isForSale(state)) return alert
  return { ...alert, since: today, fired: { day: today, price }, isRead: false }
}

/**
 * Updates a fired alert by the shopper's own price, of which a host keeps no history. Its first high day is noted, and a
 * second one ends the firing.
 */
function observeOwn(alert: PriceAlert, fired: string, today: string, price: number | null): PriceAlert {
  const { target, since } = alert
  if (target === null || price === null || today <= since) return alert
  const wasHigh = since > fired
  if (price > target * rearmedAbove) return wasHigh ? waitingSince(today, alert) : { ...alert, since: today }
  return wasHigh ? { ...alert, since: fired } : alert
}

function waitingSince(since: string, alert: PriceAlert): PriceAlert {
  return { ...alert, since, fired: null, isRead: false }
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
