import { $paymentTerms, defaultTerms } from '@jeoul/personal-price'
import { combine, createEvent, createStore, sample } from 'effector'
import { lowestRow } from './lowest-row.ts'
import { $offers, offersKey, offersRequested } from './model.ts'
import { offerListOutcome } from './offer-list-outcome.ts'
import { offerListRows } from './offer-list-rows.ts'
import type { OfferTab } from './offer-tab.ts'

interface Board {
  readonly itemId: string
  readonly tab: OfferTab
}

/** The offers of a product are to be shown, or another tab of them. */
export const offerListOpened = createEvent<Board>()
/** Asks again for what could not be had. */
export const offerListRetried = createEvent()
/** All offers are wanted, not the first few alone. */
export const restShown = createEvent()
/** "왜 이 가격?" of a row was pressed; again, it closes. */
export const whyToggled = createEvent<string>()

const $board = createStore<Board>({ itemId: '', tab: 'all' }).on(offerListOpened, (_, board) => board)
/** The product whose offers are shown; '' while none is. */
export const $offerListItemId = $board.map(({ itemId }) => itemId)

/** The tab that the address names. */
export const $offerTab = $board.map(({ tab }) => tab)

/** Rows that are there from the beginning. */
export const firstRows = 10
/** Whether the rows beyond the first are shown. */
export const $isRestShown = createStore(false)
  .on(restShown, () => true)
  .reset($offerListItemId)

/** The row whose price is taken apart, by its offer's key. */
export const $openWhy = createStore<string | null>(null)
  .on(whyToggled, (open, key) => (open === key ? null : key))
  .reset($board)

const questionOf = { cash: { card: false }, card: { card: true }, delivery: { card: false, delivery: true } }

const $answers = combine($offers, $board, (offers, { itemId, tab }) => {
  const answerTo = (kind: keyof typeof questionOf) => offers[offersKey({ itemId, ...questionOf[kind] })]
  return { cash: answerTo('cash'), card: answerTo('card'), inTab: tab === 'all' ? null : answerTo(tab) }
})

const wanted = sample({
  clock: [offerListOpened, offerListRetried],
  source: $board,
  filter: ({ itemId }) => itemId !== '',
})

// Cash and card prices make up what a shopper pays, whichever tab is open.
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

const $known = $answers.map(({ cash, card, inTab }) => ({
  cash: cash?.data ?? [],
  card: card?.data ?? [],
  inTab: inTab === null ? null : (inTab?.data ?? []),
}))

/** The rows of the open tab with what this shopper pays. The server knows no shopper: it shows {@link $rowsForDefaultTerms}. */
export const $rows = combine($known, $paymentTerms, offerListRows)

/** The same rows with what everyone pays. */
export const $rowsForDefaultTerms = combine($known, $rows, $paymentTerms, (known, rows, terms) =>
  terms === defaultTerms ? rows : offerListRows(known, defaultTerms),
)

/** What the shopper pays least for; null where there is nothing. */
export const $lowestRow = $rows.map(lowestRow)
/** The same for everyone. */
export const $lowestForDefaultTerms = $rowsForDefaultTerms.map(lowestRow)
