import { networkRestored, pendingWorkStarted } from '@jeoul/api'
import { arePersonal } from '@jeoul/personal-price'
import { combine, createEffect, createStore, type Store, sample } from 'effector'
import type { OfferListOutcome } from './offer-list-outcome.ts'
import {
  $offerListItemId,
  $offerTab,
  $openOfferList,
  $orderTerms,
  type OffersLoad,
  offerListOpened,
  offerListRetried,
  offersLoadChanged,
  offersNeeded,
  offersPresented,
  type Presented,
  restShown,
} from './open-offers-model.ts'
import type { ShownOffers } from './presented-offers.ts'

const $presented = createStore<Presented | null>(null).on(offersPresented, (_, presented) => presented)
const $load = createStore<OffersLoad>({ outcome: 'waiting', isPending: false })
  .on(offersLoadChanged, (_, load) => load)
  .reset($offerListItemId)

/** The order in which the rendered offers are right for this shopper, even if further requests fail; null if they are not. */
const $rightOrder = combine($presented, $openOfferList, $orderTerms, (presented, { itemId }, terms) =>
  presented?.itemId === itemId && !presented.isPersonal && !arePersonal(terms) ? presented.tab : null,
)

/** Loads the model that requests and ranks the offers. A first visit is rendered without it. */
const loadRankingFx = createEffect(async () => {
  await import('./offer-ranking-model.ts')
})
const $isRankingLost = createStore(false, { serialize: 'ignore' })
  .on(loadRankingFx.fail, () => true)
  .reset(loadRankingFx)

// The server rendered only the first offers, by the default terms and in one order. Anything else needs the model.
sample({
  clock: [
    sample({ clock: offerListOpened, source: $rightOrder, filter: (order, { tab }) => order !== tab }),
    sample({ clock: pendingWorkStarted, source: $load }).filter({ fn: ({ isPending }) => isPending }),
    offerListRetried,
    sample({ clock: networkRestored, filter: $isRankingLost }),
    restShown,
    $orderTerms,
  ],
  source: $openOfferList,
  filter: ({ itemId }) => itemId !== '',
  target: loadRankingFx,
})
sample({ clock: loadRankingFx.done, source: $openOfferList, target: offersNeeded })

const $presentedHere = combine($presented, $openOfferList, $orderTerms, (presented, { itemId }, terms) =>
  presented?.itemId === itemId ? { ...presented, isOwn: presented.isPersonal === arePersonal(terms) } : null,
)

/** The state of the open offer list; see {@link OfferListOutcome}. */
export const $offerListOutcome = combine(
  {
    presented: $presentedHere,
    load: $load,
    tab: $offerTab,
    order: $rightOrder,
    isLost: $isRankingLost,
  },
  ({ presented, load: { outcome }, tab, order, isLost }): OfferListOutcome => {
    if (isLost || outcome === 'failed') {
      if (order) return 'rest-failed'
      return presented && !presented.isOwn ? 'terms-failed' : 'failed'
    }
    if (presented === null) return 'waiting'
    const isSorting = outcome === 'waiting' || presented.tab !== tab || !presented.isOwn
    if (!isSorting) return outcome
    // An empty table would replace the words for a moment.
    return presented.offers.count === 0 ? 'empty' : 'sorting'
  },
)

/** The offers of the open product as its page shows them; null while there is nothing to show. */
export const $presentedOffers: Store<ShownOffers | null> = combine(
  $presentedHere,
  $offerListOutcome,
  (presented, outcome) =>
    outcome === 'failed' || presented === null
      ? null
      : { ...presented.offers, isPersonal: presented.isPersonal },
)
/** The tab that the shown rows are sorted by. */
export const $presentedTab = combine($presentedHere, $offerTab, (presented, tab) => presented?.tab ?? tab)
