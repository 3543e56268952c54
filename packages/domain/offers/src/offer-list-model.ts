import { $pageProps } from '@jeoul/page'
import { $paymentTerms, $quantities, defaultTerms, orderTerms } from '@jeoul/personal-price'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { DrawingOfOffers, DrawnOffers } from './draw-offers.ts'
import { itemPageOffers, offersKey } from './model.ts'
import { isDrawable, type OfferListOutcome, offerListOutcome } from './offer-list-outcome.ts'
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
  (open, opened) => (open.itemId === opened.itemId && open.tab === opened.tab ? open : opened),
)
/** The product whose offers are shown, or ''. */
export const $offerListItemId = $openOfferList.map(({ itemId }) => itemId)
/** The shopper's terms for an order of it, with the pieces that they want of it. */
export const $orderTerms = combine($paymentTerms, $quantities, $offerListItemId, orderTerms)

/** The tab that the address names. */
export const $offerTab = $openOfferList.map(({ tab }) => tab)

/** The number of rows shown at first. */
const firstRows = 10
/** Whether the rows beyond the first are wanted. */
export const $isRestShown = createStore(false)
  .on(restShown, () => true)
  .reset($offerListItemId)

/** The key of the offer whose price is explained, or null. */
export const $openWhy = createStore<string | null>(null)
  .on(whyToggled, (open, key) => (open === key ? null : key))
  .reset($openOfferList)

const questionOf = { cash: { card: false }, card: { card: true }, delivery: { card: false, delivery: true } }

const $answers = combine(itemPageOffers.$states, $openOfferList, (offers, { itemId, tab }) => {
  const answerTo = (kind: keyof typeof questionOf) => offers[offersKey({ itemId, ...questionOf[kind] })]
  return { cash: answerTo('cash'), card: answerTo('card'), inTab: tab === 'all' ? null : answerTo(tab) }
})
const $answered = $answers.map(offerListOutcome)

interface Drawing extends DrawingOfOffers, OpenOfferList {}

/** What is to be drawn as soon as its offers are there. */
const $drawing = combine(
  {
    answers: $answers,
    open: $openOfferList,
    terms: $orderTerms,
    managerId: $pageProps.map(({ idxBManager }) => idxBManager),
    mostRows: $isRestShown.map(isShown => (isShown ? Number.POSITIVE_INFINITY : firstRows)),
    mostBestMalls: $pageProps.map(({ isMobile }) => (isMobile ? 0 : 5)),
  },
  ({ answers: { cash, card, inTab }, open, ...shown }): Drawing | null =>
    isDrawable(offerListOutcome({ cash, card, inTab }))
      ? {
          ...shown,
          ...open,
          cash: cash?.data ?? [],
          card: card?.data ?? [],
          inTab: inTab === null ? null : (inTab?.data ?? []),
        }
      : null,
)

interface Drawn extends OpenOfferList {
  readonly offers: DrawnOffers
  /** Whether it follows terms that the shopper has stated. */
  readonly isPersonal: boolean
}
const $drawn = createStore<Drawn | null>(null)
const $drawnBy = createStore<Drawing | null>(null, { serialize: 'ignore' })

/** The rules of prices, loaded when there is something to rank: a first visit needs none of them. */
const loadRulesFx = createEffect(async () => (await import('./draw-offers.ts')).drawOffers)
sample({
  clock: [$drawing, offerListRetried],
  source: $drawing,
  filter: drawing => drawing !== null,
  fn: () => {},
  target: loadRulesFx,
})
const redrawn = sample({
  clock: loadRulesFx.doneData,
  source: [$drawing, $drawnBy] as const,
  // Answers that came together are drawn once.
  fn: ([drawing, drawnBy], draw) => (drawing !== null && drawing !== drawnBy ? { drawing, draw } : undefined),
}).filterMap(drawn => drawn)
sample({ clock: redrawn, fn: ({ drawing }) => drawing, target: $drawnBy })
sample({
  clock: redrawn,
  fn: ({ drawing, draw }) => ({
    itemId: drawing.itemId,
    tab: drawing.tab,
    offers: draw(drawing),
    isPersonal: drawing.terms !== defaultTerms,
  }),
  target: $drawn,
})

/** Whether what is drawn is still right for this shopper and the open tab. */
const $isDrawnRight = combine(
  $drawn,
  $openOfferList,
  $orderTerms,
  (drawn, { itemId, tab }, terms) =>
    drawn?.itemId === itemId && drawn.tab === tab && !drawn.isPersonal && terms === defaultTerms,
)

// "Failed loads reset the affected data" (specification, section 8): what they would have replaced.
sample({
  clock: $answered,
  source: $isDrawnRight,
  filter: (isRight, answered) => answered === 'failed' && !isRight,
  fn: () => null,
  target: $drawn,
})

/** The offers of the open product as its page draws them; null while there is nothing to draw. */
export const $drawnOffers = combine($drawn, $openOfferList, (drawn, { itemId }) =>
  drawn?.itemId === itemId ? drawn.offers : null,
)
/** The tab whose order the drawn rows have. */
export const $drawnTab = combine($drawn, $offerTab, (drawn, tab) => drawn?.tab ?? tab)

const $isRuleLost = createStore(false, { serialize: 'ignore' })
  .on(loadRulesFx.fail, () => true)
  .reset(loadRulesFx)

/** Whether the offers are there: see {@link offerListOutcome}. */
export const $offerListOutcome = combine(
  {
    answers: $answers,
    answered: $answered,
    drawn: $drawnOffers,
    drawnTab: $drawnTab,
    tab: $offerTab,
    isRight: $isDrawnRight,
    isLost: $isRuleLost,
  },
  ({ answers, answered, drawn, drawnTab, tab, isRight, isLost }): OfferListOutcome => {
    if (drawn === null) return answered === 'failed' || isLost ? 'failed' : 'waiting'
    // What the server drew came without the offers.
    if (!answers.cash && !answers.card) return drawn.count === 0 ? 'empty' : 'there'
    if (answered === 'failed') return isRight ? 'rest-failed' : 'failed'
    return answered === 'waiting' || (drawnTab !== tab && !isLost) ? 'sorting' : answered
  },
)

/** What the server drew is by the default terms, in one order, and only of the first offers. */
const moreWanted = sample({
  clock: [
    sample({ clock: offerListOpened, source: $isDrawnRight }).filter({ fn: isRight => !isRight }),
    offerListRetried,
    restShown,
    $orderTerms,
  ],
  source: $openOfferList,
  filter: ({ itemId }) => itemId !== '',
})

// What a shopper pays depends on cash and card prices, whichever tab is open.
sample({
  clock: moreWanted,
  fn: ({ itemId }) => ({ itemId, ...questionOf.cash }),
  target: itemPageOffers.requested,
})
sample({
  clock: moreWanted,
  fn: ({ itemId }) => ({ itemId, ...questionOf.card }),
  target: itemPageOffers.requested,
})
sample({
  clock: moreWanted,
  filter: ({ tab }) => tab === 'delivery',
  fn: ({ itemId }) => ({ itemId, ...questionOf.delivery }),
  target: itemPageOffers.requested,
})
