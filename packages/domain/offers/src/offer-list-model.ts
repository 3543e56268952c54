import { networkRestored, pendingWorkStarted } from '@jeoul/api'
import { defaultTerms } from '@jeoul/personal-price'
import { combine, createEffect, createStore, sample } from 'effector'
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

const $presented = createStore<Presented | null>(null).on(offersPresented, (_, presented) => presented)
const $load = createStore<OffersLoad>({ outcome: 'waiting', isPending: false })
  .on(offersLoadChanged, (_, load) => load)
  .reset($offerListItemId)

/** Whether what is shown is right for this shopper and the open tab, and stays so whatever fails to load. */
const $isPresentedRight = combine(
  $presented,
  $openOfferList,
  $orderTerms,
  (presented, { itemId, tab }, terms) =>
    presented?.itemId === itemId && presented.tab === tab && !presented.isPersonal && terms === defaultTerms,
)

/** The model that loads the offers and ranks them: a first visit is rendered without it. */
const loadRankingFx = createEffect(async () => {
  await import('./offer-ranking-model.ts')
})
const $isRankingLost = createStore(false, { serialize: 'ignore' })
  .on(loadRankingFx.fail, () => true)
  .reset(loadRankingFx)

// What the server rendered is by the default terms, in one order, and of the first offers alone.
sample({
  clock: [
    sample({ clock: offerListOpened, source: $isPresentedRight }).filter({ fn: isRight => !isRight }),
    sample({ clock: pendingWorkStarted, source: $load }).filter({ fn: ({ isPending }) => isPending }),
    offerListRetried,
    sample({ clock: networkRestored, filter: $isRankingLost }),
    restShown,
    $orderTerms,
  ],
  source: $openOfferList,
  filter: ({ itemId }) => itemId !== '',
  fn: () => {},
  target: loadRankingFx,
})
sample({ clock: loadRankingFx.done, source: $openOfferList, target: offersNeeded })

const $presentedHere = combine($presented, $openOfferList, (presented, { itemId }) =>
  presented?.itemId === itemId ? presented : null,
)

/** Whether the offers are there: see {@link OfferListOutcome}. */
export const $offerListOutcome = combine(
  {
    presented: $presentedHere,
    load: $load,
    tab: $offerTab,
    isRight: $isPresentedRight,
    isLost: $isRankingLost,
  },
  ({ presented, load: { outcome }, tab, isRight, isLost }): OfferListOutcome => {
    if (isLost || outcome === 'failed') return isRight ? 'rest-failed' : 'failed'
    if (presented === null) return 'waiting'
    return outcome === 'waiting' || presented.tab !== tab ? 'sorting' : outcome
  },
)

/** The offers of the open product as its page shows them; null while there is nothing to show. */
export const $presentedOffers = combine($presentedHere, $offerListOutcome, (presented, outcome) =>
  presented === null || outcome === 'failed' ? null : presented.offers,
)
/** The tab whose order the shown rows have. */
export const $presentedTab = combine($presentedHere, $offerTab, (presented, tab) => presented?.tab ?? tab)
