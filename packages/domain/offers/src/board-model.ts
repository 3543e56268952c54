import { $paymentTerms, everyone } from '@jeoul/personal-price'
import { combine, createEvent, createStore, sample } from 'effector'
import { boardOutcome } from './board-outcome.ts'
import { boardRows } from './board-rows.ts'
import { lowestRow } from './lowest-row.ts'
import { $offers, offersKey, offersRequested } from './model.ts'
import type { OfferTab } from './offer-tab.ts'

interface Board {
  readonly itemId: string
  readonly tab: OfferTab
}

/** The offers of a product are to be shown, or another tab of them. */
export const boardOpened = createEvent<Board>()
/** Asks again for what could not be had. */
export const boardRetried = createEvent()
/** All offers are wanted, not the first few alone. */
export const restShown = createEvent()
/** "왜 이 가격?" of a row was pressed; again, it closes. */
export const whyToggled = createEvent<string>()

const $board = createStore<Board>({ itemId: '', tab: 'all' }).on(boardOpened, (_, board) => board)
/** The product whose offers are shown; '' while none is. */
export const $boardItemId = $board.map(({ itemId }) => itemId)

/** The tab that the address names. */
export const $offerTab = $board.map(({ tab }) => tab)

/** Rows that are there from the beginning. */
export const firstRows = 10
/** Whether the rows beyond the first are shown. */
export const $isRestShown = createStore(false)
  .on(restShown, () => true)
  .reset($boardItemId)

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
  clock: [boardOpened, boardRetried],
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

/** Whether the offers are there: see {@link boardOutcome}. */
export const $boardOutcome = $answers.map(boardOutcome)

const $known = $answers.map(({ cash, card, inTab }) => ({
  cash: cash?.data ?? [],
  card: card?.data ?? [],
  inTab: inTab === null ? null : (inTab?.data ?? []),
}))

/** The rows of the open tab with what this shopper pays. The server knows no shopper: it shows {@link $rowsForEveryone}. */
export const $rows = combine($known, $paymentTerms, boardRows)

/** The same rows with what everyone pays. */
export const $rowsForEveryone = combine($known, $rows, $paymentTerms, (known, rows, terms) =>
  terms === everyone ? rows : boardRows(known, everyone),
)

/** What the shopper pays least for; null where there is nothing. */
export const $lowestRow = $rows.map(lowestRow)
/** The same for everyone. */
export const $lowestForEveryone = $rowsForEveryone.map(lowestRow)
