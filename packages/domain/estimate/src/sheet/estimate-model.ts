import type { PriceType } from '@jeoul/api/types'
import { $paymentTerms, wayOfPaying } from '@jeoul/personal-price'
import { combine, createEvent, createStore, sample } from 'effector'
import { $parts, partsSeen } from '../parts/parts-model.ts'
import {
  addsService,
  type EstimateEdit,
  emptyHistory,
  type LinesWithMore,
  type OpenEstimate,
  type PartChoice,
  partsOf,
  putPart,
  withChange,
  withOpened,
} from './edit-estimate.ts'
import {
  type AddressFaults,
  type EstimateLine,
  type EstimateQuery,
  emptyEstimate,
  type Months,
  readEstimateQuery,
} from './estimate-query.ts'

/** Opens the estimate of an address, given by its query. */
export const estimateOpened = createEvent<string>()
/** A part was chosen for the estimate. */
export const partChosen = createEvent<PartChoice>()
/** The lines of these parts were removed. */
export const partsRemoved = createEvent<readonly string[]>()
/** A quantity was typed or stepped; it may be invalid. */
export const quantityChanged = createEvent<{ readonly partId: string; readonly quantity: number }>()
/** Adds one piece of a part that is already present. */
export const pieceAdded = createEvent<string>()
/** The number of PCs was typed or stepped; it may be invalid. */
export const eachChanged = createEvent<number>()
/** Several parts were added at once, giving these lines. */
export const linesAdded = createEvent<LinesWithMore>()
/** Replaces the lines by another configuration. */
export const linesReplaced = createEvent<readonly EstimateLine[]>()
/** The shopper switched between cash and card prices. */
export const priceTypeChosen = createEvent<PriceType>()
/** The shopper chose the months of a card's installments. */
export const monthsChosen = createEvent<Months>()
export const changeUndone = createEvent()
export const changeRedone = createEvent()
/** Replaces the present service by the chosen one. */
export const serviceReplaced = createEvent()
/** Keeps the present service. */
export const serviceKept = createEvent()

const opened = estimateOpened.map(readEstimateQuery)

const $open = createStore<OpenEstimate>({ query: emptyEstimate, history: emptyHistory() })
/** The open estimate. Its price type is that of the address or, without one, the way of paying that the shopper has stated. */
export const $estimate = combine($open, $paymentTerms, ({ query }, terms): EstimateQuery => {
  const type = wayOfPaying(terms)
  return query.isTypeChosen || query.type === type ? query : { ...query, type }
})
export const $canUndo = $open.map(({ history }) => history.past.length > 0)
export const $canRedo = $open.map(({ history }) => history.future.length > 0)
/** The errors that were found in the address. */
export const $addressFaults = createStore<AddressFaults>(readEstimateQuery('').faults).on(
  opened,
  (_, { faults }) => faults,
)
/** An address opened a different estimate from the open one. */
export const otherOpened = sample({
  clock: opened,
  source: $open,
  fn: (open, { query }) => ({ before: open, open: withOpened(open, query) }),
}).filter({ fn: ({ before, open }) => before !== open })

sample({
  clock: partChosen,
  fn: partsOf,
  target: partsSeen,
})

/** The choice and its outcome. */
const put = sample({
  clock: partChosen,
  source: { query: $estimate, known: $parts },
  fn: ({ query, known }, choice) => ({ choice, outcome: putPart(query.lines, choice, known) }),
})
/** A part was refused because there is no room for it. */
export const partRefused = put.filter({ fn: ({ outcome }) => outcome.kind === 'full' })

const serviceCounted = sample({
  clock: quantityChanged,
  source: { query: $estimate, known: $parts },
  fn: ({ query, known }, count) => (addsService(query.lines, count, known) ? known[count.partId] : undefined),
}).filterMap(part => part)

/** A service that would be the second, another one or one more of the same: "one item only". */
export const $secondService = createStore<(PartChoice & { readonly held: string }) | null>(null, {
  serialize: 'ignore',
})
  .on(put, (_, { choice, outcome }) =>
    outcome.kind === 'one-service' ? { ...choice, held: outcome.held } : null,
  )
  .on(serviceCounted, (_, part) => ({ part, instead: null, held: part.part_id }))
  .reset(serviceKept, opened)
sample({
  clock: sample({ clock: serviceReplaced, source: $secondService }).filterMap(second =>
    second ? { part: second.part, instead: second.held } : undefined,
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
    partsRemoved.map((partIds): EstimateEdit => ({ kind: 'remove', partIds })),
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
  clock: [
    priceTypeChosen.map(type => ({ type, isTypeChosen: true })),
    monthsChosen.map(months => ({ months })),
  ],
  source: $open,
  fn: (open, paying): OpenEstimate => ({ ...open, query: { ...open.query, ...paying } }),
})

$open
  .on(otherOpened, (_, { open }) => open)
  .on(linesChanged, (_, { open }) => open)
  .on(payingChanged, (_, open) => open)

/** The shopper changed the estimate: updates its address. */
export const queryChosen = sample({
  clock: [linesChanged, payingChanged],
  source: $estimate,
})
