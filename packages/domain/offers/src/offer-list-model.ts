import { pendingWorkStarted } from '@jeoul/api'
import { $paymentTerms, defaultTerms } from '@jeoul/personal-price'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { DrawnOffers } from './draw-offers.ts'
import type { OfferListOutcome } from './offer-list-outcome.ts'
import type { OfferTab } from './offer-tab.ts'

export interface OpenOfferList {
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

/** The product and the tab that the address names; the product is '' where there is none. */
export const $openOfferList = createStore<OpenOfferList>({ itemId: '', tab: 'all' }).on(
  offerListOpened,
  (open, opened) => (open.itemId === opened.itemId && open.tab === opened.tab ? open : opened),
)
export const $offerListItemId = $openOfferList.map(({ itemId }) => itemId)
export const $offerTab = $openOfferList.map(({ tab }) => tab)

/** Whether the rows beyond the first are wanted. */
export const $isRestShown = createStore(false)
  .on(restShown, () => true)
  .reset($offerListItemId)

/** The key of the offer whose price is explained, or null. */
export const $openWhy = createStore<string | null>(null)
  .on(whyToggled, (open, key) => (open === key ? null : key))
  .reset($openOfferList)

/** What is drawn of a product's offers. */
export interface Drawn extends OpenOfferList {
  readonly offers: DrawnOffers
  /** Whether it follows terms that the shopper has stated. */
  readonly isPersonal: boolean
}

/** How the answers stand that the offers are drawn from. */
export interface OffersLoad {
  readonly outcome: OfferListOutcome
  /** Whether one of them is still on its way. */
  readonly isPending: boolean
}

export const offersDrawn = createEvent<Drawn>()
export const offersLoadChanged = createEvent<OffersLoad>()

const $drawn = createStore<Drawn | null>(null).on(offersDrawn, (_, drawn) => drawn)
const $load = createStore<OffersLoad>({ outcome: 'waiting', isPending: false })
  .on(offersLoadChanged, (_, load) => load)
  .reset($offerListItemId)

/** Whether what is drawn is right for this shopper and the open tab, and stays so whatever fails to load. */
const $isDrawnRight = combine(
  $drawn,
  $openOfferList,
  $paymentTerms,
  (drawn, { itemId, tab }, terms) =>
    drawn?.itemId === itemId && drawn.tab === tab && !drawn.isPersonal && terms === defaultTerms,
)

/** The model that loads the offers and ranks them: a first visit is drawn without it. */
const loadRankingFx = createEffect(async () => {
  await import('./offer-ranking-model.ts')
})
const $isRankingLost = createStore(false, { serialize: 'ignore' })
  .on(loadRankingFx.fail, () => true)
  .reset(loadRankingFx)

// What the server drew is by the default terms, in one order, and of the first offers alone.
sample({
  clock: [
    sample({ clock: offerListOpened, source: $isDrawnRight }).filter({ fn: isRight => !isRight }),
    sample({ clock: pendingWorkStarted, source: $load }).filter({ fn: ({ isPending }) => isPending }),
    offerListRetried,
    restShown,
    $paymentTerms,
  ],
  source: $openOfferList,
  filter: ({ itemId }) => itemId !== '',
  fn: () => {},
  target: loadRankingFx,
})
/** The offers of the open product are needed, and the model that requests them is there. */
export const offersNeeded = sample({ clock: loadRankingFx.done, source: $openOfferList })

const $drawnHere = combine($drawn, $openOfferList, (drawn, { itemId }) =>
  drawn?.itemId === itemId ? drawn : null,
)

/** Whether the offers are there: see {@link OfferListOutcome}. */
export const $offerListOutcome = combine(
  {
    drawn: $drawnHere,
    load: $load,
    tab: $offerTab,
    isRight: $isDrawnRight,
    isLost: $isRankingLost,
  },
  ({ drawn, load: { outcome }, tab, isRight, isLost }): OfferListOutcome => {
    if (isLost || outcome === 'failed') return isRight ? 'rest-failed' : 'failed'
    if (drawn === null) return 'waiting'
    return outcome === 'waiting' || drawn.tab !== tab ? 'sorting' : outcome
  },
)

/** The offers of the open product as its page draws them; null while there is nothing to draw. */
export const $drawnOffers = combine($drawnHere, $offerListOutcome, (drawn, outcome) =>
  drawn === null || outcome === 'failed' ? null : drawn.offers,
)
/** The tab whose order the drawn rows have. */
export const $drawnTab = combine($drawnHere, $offerTab, (drawn, tab) => drawn?.tab ?? tab)
