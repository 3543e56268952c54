import type { PriceType } from '@jeoul/api/types'
import { createEvent, createStore, sample } from 'effector'
import {
  type EstimateEdit,
  type LinesWithMore,
  type OpenEstimate,
  withChange,
  withOpened,
} from './change-estimate.ts'
import type { EstimateLine } from './estimate-line.ts'
import { type AddressFaults, emptyEstimate, type Months, readEstimateQuery } from './estimate-query.ts'
import { $parts, partsSeen } from './parts-model.ts'
import { type PartChoice, putPart } from './put-part.ts'
import { emptyHistory } from './undo-history.ts'

/** Opens the estimate of an address, by its query. */
export const estimateOpened = createEvent<string>()
/** A part was chosen for the estimate. */
export const partChosen = createEvent<PartChoice>()
/** The line of this part was removed. */
export const partRemoved = createEvent<string>()
/** A quantity was typed, or counted up or down; it may be none. */
export const quantityChanged = createEvent<{ readonly partId: string; readonly quantity: number }>()
/** One piece more of a part that is there. */
export const pieceAdded = createEvent<string>()
/** PCs of these parts, typed or counted; it may be none. */
export const eachChanged = createEvent<number>()
/** The lines with several parts more. */
export const linesAdded = createEvent<LinesWithMore>()
/** Another configuration takes the place of the lines. */
export const linesReplaced = createEvent<readonly EstimateLine[]>()
/** The shopper pays in cash or by card. */
export const priceTypeChosen = createEvent<PriceType>()
/** Months of a card's installments. */
export const monthsChosen = createEvent<Months>()
export const changeUndone = createEvent()
export const changeRedone = createEvent()
/** The service that is there gives way to the one that was chosen. */
export const serviceReplaced = createEvent()
/** The service that is there stays. */
export const serviceKept = createEvent()

const opened = estimateOpened.map(readEstimateQuery)

const $open = createStore<OpenEstimate>({ query: emptyEstimate, history: emptyHistory() })
/** The open estimate. */
export const $estimate = $open.map(({ query }) => query)
export const $canUndo = $open.map(({ history }) => history.past.length > 0)
export const $canRedo = $open.map(({ history }) => history.future.length > 0)
/** What of the address could not be opened as it is written. */
export const $addressFaults = createStore<AddressFaults>(readEstimateQuery('').faults).on(
  opened,
  (_, { faults }) => faults,
)
/** An address was opened whose estimate is not the one that was open. */
export const otherOpened = sample({
  clock: opened,
  source: $open,
  fn: (open, { query }) => ({ before: open, open: withOpened(open, query) }),
}).filter({ fn: ({ before, open }) => before !== open })

sample({
  clock: partChosen,
  fn: ({ part, also }) => (also ? [part, also.part] : [part]),
  target: partsSeen,
})

/** What was chosen, and what comes of it. */
const put = sample({
  clock: partChosen,
  source: { query: $estimate, known: $parts },
  fn: ({ query, known }, choice) => ({ choice, outcome: putPart(query.lines, choice, known) }),
})
/** There is no room for another part. */
export const partRefused = put.filter({ fn: ({ outcome }) => outcome.kind === 'full' })

/** A chosen service that would be the second: "one item only". */
export const $secondService = createStore<(PartChoice & { readonly held: string }) | null>(null, {
  serialize: 'ignore',
})
  .on(put, (_, { choice, outcome }) =>
    outcome.kind === 'one-service' ? { ...choice, held: outcome.held } : null,
  )
  .reset(serviceKept, opened)
sample({
  clock: sample({ clock: serviceReplaced, source: $secondService }).filterMap(asked =>
    asked ? { part: asked.part, instead: asked.held } : undefined,
  ),
  target: partChosen,
})

sample({
  clock: sample({
    clock: pieceAdded,
    source: $estimate,
    fn: ({ lines }, partId) => lines.find(line => line.partId === partId),
  }).filterMap(line => line && { ...line, quantity: line.quantity + 1 }),
  target: quantityChanged,
})

const lineChange = sample({
  clock: [
    put.map(({ choice }): EstimateEdit => ({ kind: 'put', choice })),
    partRemoved.map((partId): EstimateEdit => ({ kind: 'remove', partId })),
    quantityChanged.map((count): EstimateEdit => ({ kind: 'count', ...count })),
    eachChanged.map((each): EstimateEdit => ({ kind: 'each', each })),
    linesAdded.map((added): EstimateEdit => ({ kind: 'add', ...added })),
    linesReplaced.map((lines): EstimateEdit => ({ kind: 'replace', lines })),
    changeUndone.map((): EstimateEdit => ({ kind: 'undo' })),
    changeRedone.map((): EstimateEdit => ({ kind: 'redo' })),
  ],
})

/** The lines, or the number of PCs, changed. */
export const linesChanged = sample({
  clock: lineChange,
  source: { open: $open, known: $parts },
  fn: ({ open, known }, change) => ({ change, before: open.query, open: withChange(open, change, known) }),
}).filter({ fn: ({ before, open }) => before !== open.query })

const payingChanged = sample({
  clock: [priceTypeChosen.map(type => ({ type })), monthsChosen.map(months => ({ months }))],
  source: $open,
  fn: (open, paying): OpenEstimate => ({ ...open, query: { ...open.query, ...paying } }),
})

$open
  .on(otherOpened, (_, { open }) => open)
  .on(linesChanged, (_, { open }) => open)
  .on(payingChanged, (_, open) => open)

/** The shopper changed the estimate; its address is to follow. */
export const queryChosen = sample({
  clock: [linesChanged, payingChanged],
  source: $estimate,
})
