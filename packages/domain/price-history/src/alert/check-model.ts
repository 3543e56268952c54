import {
  failedLoad,
  getItemOffersFx,
  getPriceChangesFx,
  inCalls,
  isAbsent,
  maxItemOffers,
  maxPriceChanges,
  networkRestored,
} from '@jeoul/api'
import type { PriceChange } from '@jeoul/api/types'
import { type OffersByItem, readItemOffers } from '@jeoul/offers/read-item-offers'
import { $paymentTerms, offersHeadline, rankOffers } from '@jeoul/personal-price'
import { $isDeviceRead } from '@jeoul/visitor/device'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $dialogItem, alertRequested } from './alert-request-model.ts'
import { $alerts, alertsChanged, alertsOpened } from './alerts-model.ts'
import type { AlertChange } from './change-alerts.ts'
import { firedCounted } from './fired-count.ts'
import { hasNews, observe } from './observe.ts'

type Changes = Readonly<Record<string, PriceChange>>

/** Retries a failed price check. */
export const checkRetried = createEvent()
/** Checks all prices again, for a page that has been open for long. */
export const pricesRechecked = createEvent()

/** Requests the observed prices of products, in as many calls as needed. */
const checkFx = createEffect(async (itemIds: readonly string[]): Promise<readonly PriceChange[]> => {
  const answers = await inCalls(itemIds, maxPriceChanges, ids => getPriceChangesFx({ itemIds: ids }))
  return answers.flatMap(({ success, result }) => (success && Array.isArray(result) ? result : []))
})
/** Requests the malls' offers of products, from which the shopper's own prices follow. */
const offersFx = createEffect(async (itemIds: readonly string[]): Promise<OffersByItem> => {
  const answers = await inCalls(itemIds, maxItemOffers, ids => getItemOffersFx({ itemIds: ids }))
  return Object.assign({}, ...answers.map(readItemOffers))
})

/** Observed prices by product, for products that the host knows. */
export const $priceChanges = createStore<Changes>({}, { serialize: 'ignore' }).on(
  checkFx.doneData,
  (changes, found) => ({ ...changes, ...Object.fromEntries(found.map(change => [change.item_id, change])) }),
)
/** The products checked since the visit began, or since the last check of all. */
const $checked = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(checkFx, (checked, itemIds) => [...checked, ...itemIds])
  .on(checkFx.fail, (checked, { params }) => checked.filter(itemId => !params.includes(itemId)))
  .reset(pricesRechecked)
/** The error of the last call; null if it succeeded. */
const $failure = createStore<ReturnType<typeof failedLoad> | null>(null, { serialize: 'ignore' })
  .on(checkFx.failData, (_, error) => failedLoad(error))
  .reset(checkFx.done, checkRetried, pricesRechecked, networkRestored)

/** The state of the price check. `absent`: the host has no observations, so no alert can be set. */
export type CheckStatus = 'waiting' | 'known' | 'failed' | 'absent'

const $missing = combine($alerts, $dialogItem, $checked, (alerts, item, checked) => {
  const wanted = [...(alerts ?? []), ...(item ? [item] : [])].map(({ itemId }) => itemId)
  return [...new Set(wanted)].filter(itemId => !checked.includes(itemId))
})
export const $checkStatus = combine(
  $failure,
  checkFx.pending,
  $missing,
  (failure, isPending, missing): CheckStatus => {
    if (failure) return isAbsent(failure) ? 'absent' : 'failed'
    return isPending || missing.length > 0 ? 'waiting' : 'known'
  },
)

sample({
  clock: [alertsOpened, alertRequested, $missing, $failure],
  source: { missing: $missing, failure: $failure, isInBrowser: $isDeviceRead },
  // Prices are checked in the browser only, because alerts do not fire on a server.
  filter: ({ missing, failure, isInBrowser }) => isInBrowser && missing.length > 0 && failure === null,
  fn: ({ missing }) => missing,
  target: checkFx,
})

/** The products whose offers were requested; after a failure, the next check of all requests them again. */
const $priced = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(offersFx, (priced, itemIds) => [...priced, ...itemIds])
  .reset(pricesRechecked)
const $offers = createStore<OffersByItem>({}, { serialize: 'ignore' }).on(
  offersFx.doneData,
  (offers, found) => ({ ...offers, ...found }),
)
const $unpriced = combine($alerts, $dialogItem, $priced, (alerts, item, priced) => {
  const personal = (alerts ?? []).filter(({ isPersonal }) => isPersonal)
  const wanted = [...personal, ...(item ? [item] : [])].map(({ itemId }) => itemId)
  return [...new Set(wanted)].filter(itemId => !priced.includes(itemId))
})
sample({
  clock: [alertsOpened, alertRequested, $unpriced],
  source: { unpriced: $unpriced, isInBrowser: $isDeviceRead },
  filter: ({ unpriced, isInBrowser }) => isInBrowser && unpriced.length > 0,
  fn: ({ unpriced }) => unpriced,
  target: offersFx,
})
/**
 * The shopper's own prices by product, as on all screens, in won. Without products whose offers are unknown, and those that
 * the shopper cannot pay or whose delivery is unknown: such a price is not trustworthy.
 */
export const $ownPrices = combine($offers, $paymentTerms, (known, terms) =>
  Object.fromEntries(
    Object.entries(known).flatMap(([itemId, offers]): [string, number][] => {
      const price = offersHeadline(rankOffers(offers, terms), terms)?.place.price
      return price?.isReachable && !price.isOpen ? [[itemId, price.total]] : []
    }),
  ),
)

const observed = sample({
  clock: [alertsOpened, $priceChanges, $ownPrices, $alerts],
  source: { alerts: $alerts, changes: $priceChanges, ownPrices: $ownPrices },
  fn: ({ alerts, changes, ownPrices }) =>
    (alerts ?? []).flatMap(before => {
      const change = changes[before.itemId]
      const now = change ? observe(before, change, ownPrices[before.itemId] ?? null) : before
      return now === before ? [] : [{ before, now }]
    }),
}).filter({ fn: changed => changed.length > 0 })
sample({
  clock: observed,
  fn: changed => changed.map(({ now }): AlertChange => ({ kind: 'note', alert: now })),
  target: alertsChanged,
})
/** Alerts have just fired. */
export const alertsFired = observed
  .map(changed =>
    changed.flatMap(({ before, now }) => (now.fired && now.fired !== before.fired ? [now] : [])),
  )
  .filter({ fn: fired => fired.length > 0 })

/** The alerts with news for the shopper, the latest first. */
export const $firedAlerts = combine($alerts, $priceChanges, (alerts, changes) =>
  (alerts ?? [])
    .filter(alert => hasNews(alert, changes[alert.itemId]))
    .toSorted((a, b) => (b.fired?.day ?? '').localeCompare(a.fired?.day ?? '')),
)
sample({
  clock: [alertsOpened, $firedAlerts],
  source: $firedAlerts,
  fn: ({ length }) => length,
  target: firedCounted,
})
