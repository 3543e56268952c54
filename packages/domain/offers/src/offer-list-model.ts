import { pendingWorkStarted } from '@jeoul/api'
import { defaultTerms } from '@jeoul/personal-price'
import { combine, createEffect, createStore, sample } from 'effector'
import type { OfferListOutcome } from './offer-list-outcome.ts'
import {
  $offerListItemId,
  $offerTab,
  $openOfferList,
  $orderTerms,
  type Drawn,
  type OffersLoad,
  offerListOpened,
  offerListRetried,
  offersDrawn,
  offersLoadChanged,
  offersNeeded,
  restShown,
} from './open-offers-model.ts'

const $drawn = createStore<Drawn | null>(null).on(offersDrawn, (_, drawn) => drawn)
const $load = createStore<OffersLoad>({ outcome: 'waiting', isPending: false })
  .on(offersLoadChanged, (_, load) => load)
  .reset($offerListItemId)

/** Whether what is drawn is right for this shopper and the open tab, and stays so whatever fails to load. */
const $isDrawnRight = combine(
  $drawn,
  $openOfferList,
  $orderTerms,
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
    $orderTerms,
  ],
  source: $openOfferList,
  filter: ({ itemId }) => itemId !== '',
  fn: () => {},
  target: loadRankingFx,
})
sample({ clock: loadRankingFx.done, source: $openOfferList, target: offersNeeded })

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
