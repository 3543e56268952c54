import { $managerId, siteManagerId } from '@jeoul/page'
import { $paymentTerms, $quantities, orderTerms } from '@jeoul/personal-price'
import { combine, createEvent, createStore, type StoreValue, sample } from 'effector'
import { $offers, offersKey, offersWanted } from './model.ts'
import { isListed, type OfferListOutcome, offerListOutcome } from './offer-list-outcome.ts'
import type { OfferTab } from './offer-tab.ts'
import { presentOffers } from './present-offers.ts'
import type { PresentedOffers } from './presented-offers.ts'

/** The number of rows shown at first. */
const firstRows = 10

interface OpenOfferList {
  readonly itemId: string
  readonly tab: OfferTab
}

/** The offers of a product were opened, or another tab of them. */
export const offerListOpened = createEvent<OpenOfferList>()
/** Requests again everything that failed to load. */
export const offerListRetried = createEvent()
/** Shows all offers instead of the first few. */
export const restShown = createEvent()
/** Opens or closes "왜 이 가격?" of a row. */
export const whyToggled = createEvent<string>()

const nowhere: OpenOfferList = { itemId: '', tab: 'all' }

/** The product and the tab of the address; the product is '' if there is none. */
const $open = createStore(nowhere).on(offerListOpened, (open, opened) =>
  open.itemId === opened.itemId && open.tab === opened.tab ? open : opened,
)
export const $offerListItemId = $open.map(({ itemId }) => itemId)
export const $offerTab = $open.map(({ tab }) => tab)
/** The shopper's terms, with the quantity of the product that they want. */
export const $orderTerms = combine($paymentTerms, $quantities, $offerListItemId, orderTerms)

/** Whether the rows beyond the first are shown. */
const $isRestShown = createStore(false)
  .on(restShown, () => true)
  .reset($offerListItemId)

/** The key of the offer whose price is explained, or null. */
export const $openWhy = createStore<string | null>(null)
  .on(whyToggled, (open, key) => (open === key ? null : key))
  .reset($open)

const questionOf = { cash: { card: false }, card: { card: true }, delivery: { card: false, delivery: true } }

// Cash and card prices are requested in every tab, because a shopper's price depends on both.
const $needed = combine($open, $managerId, (open, managerId) =>
  // A minishop that the address names by its user name has no number until the look-up has ended.
  open.itemId === '' || managerId === null ? null : open,
)
const needed = sample({ clock: [offerListOpened, offerListRetried, $managerId], source: $needed }).filterMap(
  open => open ?? undefined,
)
sample({ clock: needed, fn: ({ itemId }) => ({ itemId, ...questionOf.cash }), target: offersWanted })
sample({ clock: needed, fn: ({ itemId }) => ({ itemId, ...questionOf.card }), target: offersWanted })
sample({
  clock: needed,
  filter: ({ tab }) => tab === 'delivery',
  fn: ({ itemId }) => ({ itemId, ...questionOf.delivery }),
  target: offersWanted,
})

const answerTo = (kind: keyof typeof questionOf) =>
  combine(
    $offers,
    $offerListItemId,
    (offers, itemId) => offers[offersKey({ itemId, ...questionOf[kind] })] ?? null,
  )
const $answers = combine({ cash: answerTo('cash'), card: answerTo('card'), delivery: answerTo('delivery') })

/** Picks the answers that a tab needs; `inTab` is the one whose order it shows. */
function answersIn(tab: OfferTab, { cash, card, delivery }: StoreValue<typeof $answers>) {
  return { cash, card, inTab: { all: cash, card, delivery }[tab] }
}

const $tabOutcome = combine($answers, $offerTab, (answers, tab) => offerListOutcome(answersIn(tab, answers)))

/** The newest tab whose offers have loaded. Its rows stay until those of the chosen tab have loaded. */
const $loadedTab = createStore<OpenOfferList>(nowhere).on(
  sample({
    clock: combine({ open: $open, outcome: $tabOutcome }),
    filter: ({ outcome }) => isListed(outcome),
  }),
  (_, { open }) => open,
)
/** The tab that the shown rows are sorted by. */
export const $presentedTab = combine($loadedTab, $open, (loaded, open) =>
  loaded.itemId === open.itemId ? loaded.tab : open.tab,
)

/** The offers of the open product in words and figures; null while there is nothing to show. */
export const $presentedOffers = combine(
  {
    answers: $answers,
    tab: $presentedTab,
    terms: $orderTerms,
    managerId: $managerId,
    maxRows: $isRestShown.map(isShown => (isShown ? Number.POSITIVE_INFINITY : firstRows)),
  },
  ({ answers, tab, managerId, ...shown }): PresentedOffers | null => {
    const { cash, card, inTab } = answersIn(tab, answers)
    if (!isListed(offerListOutcome({ cash, card, inTab }))) return null
    return presentOffers({
      ...shown,
      tab,
      managerId: managerId ?? siteManagerId,
      cash: cash?.data ?? [],
      card: card?.data ?? [],
      inTab: tab === 'all' ? null : (inTab?.data ?? []),
    })
  },
)

/** The state of the open offer list. */
export const $offerListOutcome = combine(
  $tabOutcome,
  $presentedOffers,
  (outcome, presented): OfferListOutcome | 'sorting' | 'order-failed' => {
    if (presented === null || isListed(outcome)) return outcome
    if (outcome === 'failed') return 'order-failed'
    // `empty` rather than `sorting`, so that the page does not show an empty table in between.
    return presented.count === 0 ? 'empty' : 'sorting'
  },
)
