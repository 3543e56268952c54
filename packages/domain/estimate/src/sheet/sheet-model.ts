import { combine, createEvent, createStore, sample } from 'effector'
import { $goneParts, $parts, foundParts } from '../parts/parts-model.ts'
import { foundThere } from './adding-model.ts'
import { changeOf, type EstimateChange } from './change-of.ts'
import { $estimate, estimateOpened, linesChanged, otherOpened, partRefused } from './estimate-model.ts'
import { type EstimateSums, estimateSums, knownLines, linesOf, sheetOf, totalOf } from './sheet.ts'

/** The shopper dismissed the message about the last change. */
export const changeRead = createEvent()

const $unknown = combine($estimate, $parts, ({ lines }, known) =>
  lines.filter(({ partId }) => !known[partId]),
)

// Look up parts that no response has included yet.
sample({
  clock: [estimateOpened, linesChanged],
  source: $unknown,
  filter: unknown => unknown.length > 0,
  fn: unknown => ({ partIds: unknown.map(({ partId }) => partId) }),
  target: foundParts.requested,
})

/** The lines whose parts are known. */
export const $sheetLines = combine($estimate, $parts, ({ lines }, known) => knownLines(lines, known))
/** "One item only": whether the address holds more services than a PC can have. */
export const $hasManyServices = $sheetLines.map(
  lines =>
    lines.filter(({ part }) => part.type === 4).reduce((count, { quantity }) => count + quantity, 0) > 1,
)
/** The totals of the estimate. */
export const $sums = combine($sheetLines, $estimate, (lines, { each }) => estimateSums(lines, each))

/** The lines that cannot be shown, and why. */
export const $missing = combine(
  { unknown: $unknown, gone: $goneParts, state: foundParts.$state },
  ({ unknown, gone, state }) => ({
    gone: unknown.filter(({ partId }) => gone.includes(partId)),
    waiting: unknown.filter(({ partId }) => !gone.includes(partId)),
    status: state.status,
  }),
)

/** All rows of the sheet, filled and empty. */
export const $sheet = combine($sheetLines, $missing, (lines, { waiting, status }) =>
  sheetOf(lines, waiting.length > 0 && (status === 'loading' || status === 'failed') ? status : null),
)
/** The lines in the order of the sheet, by kind, for whatever leaves the site: an address keeps the order of adding. */
export const $linesByKind = $sheet.map(linesOf)

/** The last change; null once it is dismissed or another estimate is opened. */
export const $change = createStore<EstimateChange | null>(null, { serialize: 'ignore' })
  .on(
    sample({
      clock: linesChanged,
      source: { known: $parts, after: $estimate },
      fn: ({ known, after }, { change, before }) => changeOf(change, before, after, known),
    }),
    (_, change) => change,
  )
  .on(foundThere, (_, { part }) => ({ kind: 'present', part, difference: null }))
  .on(partRefused, () => ({ kind: 'full', part: null, difference: null }))
  .reset(changeRead)

/** The total of the estimate by the chosen way of paying, as far as it is known. */
interface EstimateTotal {
  /** In won; null if no part has a known price. While parts are loading, the total before they were requested. */
  readonly won: number | null
  /** Whether parts are still loading. */
  readonly isLoading: boolean
  /** Parts that it leaves out, because they are no longer sold or failed to load. */
  readonly unknown: number
  /** Whether it covers every part: all are known and have a price. */
  readonly isWhole: boolean
}

/** The sums before the last change, if all parts were known then; null for an empty estimate. */
const $before = createStore<EstimateSums | null>(null, { serialize: 'ignore' }).on(
  sample({
    clock: [otherOpened.map(({ before }) => before.query), linesChanged.map(({ before }) => before)],
    source: $parts,
    fn: (known, { lines, each }) => ({ known: knownLines(lines, known), lines, each }),
  }).filter({ fn: ({ known, lines }) => known.length === lines.length }),
  (_, { known, each }) => (known.length > 0 ? estimateSums(known, each) : null),
)

/** The total to show. */
export const $total = combine(
  { estimate: $estimate, sums: $sums, missing: $missing, before: $before },
  ({ estimate: { type }, sums, missing: { gone, waiting, status }, before }): EstimateTotal => {
    if (waiting.length > 0 && status !== 'failed') {
      return {
        won: before && totalOf(before, type, 0),
        isLoading: true,
        unknown: gone.length,
        isWhole: false,
      }
    }
    const unknown = gone.length + waiting.length
    const isWhole = unknown === 0 && sums.unpriced[type] === 0
    return { won: totalOf(sums, type, unknown), isLoading: false, unknown, isWhole }
  },
)
