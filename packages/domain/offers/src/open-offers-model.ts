import { $paymentTerms, $quantities, orderTerms } from '@jeoul/personal-price'
import { combine, createEvent, createStore } from 'effector'
import type { OfferListOutcome } from './offer-list-outcome.ts'
import type { OfferTab } from './offer-tab.ts'
import type { PresentedOffers } from './presented-offers.ts'

export interface OpenOfferList {
  readonly itemId: string
  readonly tab: OfferTab
}

/** Opens the offers of a product, or another tab of them. */
export const offerListOpened = createEvent<OpenOfferList>()
/** Requests again everything that failed to load. */
export const offerListRetried = createEvent()
/** Shows all offers instead of the first few. */
export const restShown = createEvent()
/** Opens or closes "왜 이 가격?" of a row. */
export const whyToggled = createEvent<string>()

/** The product and the tab of the address; the product is '' if there is none. */
export const $openOfferList = createStore<OpenOfferList>({ itemId: '', tab: 'all' }).on(
  offerListOpened,
  (open, opened) => (open.itemId === opened.itemId && open.tab === opened.tab ? open : opened),
)
export const $offerListItemId = $openOfferList.map(({ itemId }) => itemId)
/** The shopper's terms for an order of the product, with the quantity that they want of it. */
export const $orderTerms = combine($paymentTerms, $quantities, $offerListItemId, orderTerms)
export const $offerTab = $openOfferList.map(({ tab }) => tab)

/** Whether the rows beyond the first are shown. */
export const $isRestShown = createStore(false)
  .on(restShown, () => true)
  .reset($offerListItemId)

/** The key of the offer whose price is explained, or null. */
export const $openWhy = createStore<string | null>(null)
  .on(whyToggled, (open, key) => (open === key ? null : key))
  .reset($openOfferList)

/** A product's offers as shown. */
export interface Presented extends OpenOfferList {
  readonly offers: PresentedOffers
  /** Whether it follows terms stated by the shopper. */
  readonly isPersonal: boolean
}

/** The state of the requests behind the shown offers. */
export interface OffersLoad {
  readonly outcome: OfferListOutcome
  /** Whether one of them is still pending. */
  readonly isPending: boolean
}

/** The model that requests offers has loaded and is to request those of the open product. */
export const offersNeeded = createEvent<OpenOfferList>()
export const offersPresented = createEvent<Presented>()
export const offersLoadChanged = createEvent<OffersLoad>()
