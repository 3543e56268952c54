import { $managerId, $siteProps, siteManagerId } from '@jeoul/page'
import { arePersonal } from '@jeoul/personal-price'
import { combine, sample } from 'effector'
import { itemPageOffers, offersKey } from './model.ts'
import { offerListOutcome } from './offer-list-outcome.ts'
import {
  $isRestShown,
  $openOfferList,
  $orderTerms,
  type OpenOfferList,
  offersLoadChanged,
  offersNeeded,
  offersPresented,
} from './open-offers-model.ts'
import { type OffersToPresent, presentOffers } from './present-offers.ts'

/** The number of rows shown at first. */
const firstRows = 10
/** "The five best malls", beside the price of the desktop. */
const bestMalls = 5

const questionOf = { cash: { card: false }, card: { card: true }, delivery: { card: false, delivery: true } }

const $answers = combine(itemPageOffers.$states, $openOfferList, (offers, { itemId, tab }) => {
  const answerTo = (kind: keyof typeof questionOf) => offers[offersKey({ itemId, ...questionOf[kind] })]
  return { cash: answerTo('cash'), card: answerTo('card'), inTab: tab === 'all' ? null : answerTo(tab) }
})

// Requests cash and card prices, since a shopper's price depends on both, whichever tab is open.
sample({
  clock: offersNeeded,
  fn: ({ itemId }) => ({ itemId, ...questionOf.cash }),
  target: itemPageOffers.requested,
})
sample({
  clock: offersNeeded,
  fn: ({ itemId }) => ({ itemId, ...questionOf.card }),
  target: itemPageOffers.requested,
})
sample({
  clock: offersNeeded,
  filter: ({ tab }) => tab === 'delivery',
  fn: ({ itemId }) => ({ itemId, ...questionOf.delivery }),
  target: itemPageOffers.requested,
})

interface Presentation extends OffersToPresent, OpenOfferList {}

/** The input of the presentation, once it has loaded. */
const $presentation = combine(
  {
    answers: $answers,
    open: $openOfferList,
    terms: $orderTerms,
    managerId: $managerId,
    maxRows: $isRestShown.map(isShown => (isShown ? Number.POSITIVE_INFINITY : firstRows)),
    site: $siteProps,
  },
  ({ answers, open, managerId, site, ...shown }): Presentation | null => {
    const { cash, card, inTab } = answers
    if (['waiting', 'sorting', 'failed'].includes(offerListOutcome(answers))) return null
    return {
      ...shown,
      ...open,
      managerId: managerId ?? siteManagerId,
      maxBestMalls: site.isMobile ? 0 : bestMalls,
      cash: cash?.data ?? [],
      card: card?.data ?? [],
      inTab: inTab === null ? null : (inTab?.data ?? []),
    }
  },
)

sample({
  clock: $presentation,
  filter: presentation => presentation !== null,
  fn: (presentation: Presentation) => ({
    itemId: presentation.itemId,
    tab: presentation.tab,
    offers: presentOffers(presentation),
    isPersonal: arePersonal(presentation.terms),
  }),
  target: offersPresented,
})

sample({
  clock: $answers,
  // On a server, drop the responses once they have been presented.
  filter: ({ cash, card }) => cash !== undefined || card !== undefined,
  fn: answers => ({
    outcome: offerListOutcome(answers),
    isPending: Object.values(answers).some(answer => answer?.status === 'loading'),
  }),
  target: offersLoadChanged,
})
