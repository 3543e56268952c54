import { $paymentTerms } from '@jeoul/personal-price'
import { combine, createEvent, createStore, sample } from 'effector'
import { lowestRow } from './lowest-row.ts'
import { $offers, offersKey, offersRequested } from './model.ts'
import { offerListOutcome } from './offer-list-outcome.ts'
import { rankedRows, rowsInTab } from './offer-list-rows.ts'
import type { OfferTab } from './offer-tab.ts'

interface OpenOfferList {
  readonly itemId: string
  readonly tab: OfferTab
}

/** Opens the offers of a product, or another tab of them. */
export const offerListOpened = createEvent<OpenOfferList>()
/** Requests again whatever failed to load. */
export const offerListRetried = createEvent()
/** Shows all offers instead of the first few. */
export const restShown = createEvent()
/** Opens or closes "왜 이 가격?" of a row. */
export const whyToggled = createEvent<string>()

const $openOfferList = createStore<OpenOfferList>({ itemId: '', tab: 'all' }).on(
  offerListOpened,
  (_, opened) => opened,
)
/** The product whose offers are shown, or ''. */
export const $offerListItemId = $openOfferList.map(({ itemId }) => itemId)

/** The tab that the address names. */
export const $offerTab = $openOfferList.map(({ tab }) => tab)

/** The number of rows shown at first. */
export const firstRows = 10
/** Whether the rows beyond the first are shown. */
export const $isRestShown = createStore(false)
  .on(restShown, () => true)
  .reset($offerListItemId)

/** The key of the offer whose price is explained, or null. */
export const $openWhy = createStore<string | null>(null)
  .on(whyToggled, (open, key) => (open === key ? null : key))
  .reset($openOfferList)

const questionOf = { cash: { card: false }, card: { card: true }, delivery: { card: false, delivery: true } }

const $answers = combine($offers, $openOfferList, (offers, { itemId, tab }) => {
  const answerTo = (kind: keyof typeof questionOf) => offers[offersKey({ itemId, ...questionOf[kind] })]
  return { cash: answerTo('cash'), card: answerTo('card'), inTab: tab === 'all' ? null : answerTo(tab) }
})

const wanted = sample({
  clock: [offerListOpened, offerListRetried],
  source: $openOfferList,
  filter: ({ itemId }) => itemId !== '',
})

// What a shopper pays depends on cash and card prices, whichever tab is open.
sample({ clock: wanted, fn: ({ itemId }) => ({ itemId, ...questionOf.cash }), target: offersRequested })
sample({ clock: wanted, fn: ({ itemId }) => ({ itemId, ...questionOf.card }), target: offersRequested })
sample({
  clock: wanted,
  filter: ({ tab }) => tab === 'delivery',
  fn: ({ itemId }) => ({ itemId, ...questionOf.delivery }),
  target: offersRequested,
})

/** Whether the offers are there: see {@link offerListOutcome}. */
export const $offerListOutcome = $answers.map(offerListOutcome)

/** What the malls have answered so far. */
const $known = $answers.map(({ cash, card }) => ({
  cash: cash?.data ?? [],
  card: card?.data ?? [],
}))
/** While a tab's own order is awaited, its rows stay in the one that is known. */
const $inTab = $answers.map(({ inTab }) =>
  inTab === null || inTab?.status === 'loading' ? null : (inTab?.data ?? []),
)

/** All offers by what this shopper pays. */
export const $ranked = combine($known, $paymentTerms, rankedRows)

/** The rows of the open tab with this shopper's prices. The server does not know the shopper: there they are by default terms. */
export const $rows = combine($ranked, $inTab, rowsInTab)

/** The row with the lowest price for this shopper, whichever tab is open; or null. */
export const $lowestRow = $ranked.map(lowestRow)
