import { findPartsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import {
  $estimate,
  $parts,
  $sheetLines,
  $total,
  comparedRows,
  type EstimateLine,
  estimateOpened,
  estimateSums,
  isSecondUnread,
  knownLines,
  partsSeen,
  pieceOf,
  readBuild,
  readParts,
  readPasted,
  readSecondEstimate,
  totalOf,
} from '@jeoul/estimate'
import { combine, createEvent, createStore, sample } from 'effector'

/** The shopper entered an address, or a query, to compare with the open estimate. */
export const secondEstimateChosen = createEvent<string>()
/** The second estimate was closed. */
export const secondEstimateClosed = createEvent()

const read = secondEstimateChosen.map(readPasted)
const understood = read.filterMap(lines => lines ?? undefined)

/** The lines of the estimate beside the open one; null without one. */
export const $secondEstimate = createStore<readonly EstimateLine[] | null>(null)
  .on(estimateOpened, (_, search) => readSecondEstimate(search))
  .on(understood, (_, lines) => lines)
  .reset(secondEstimateClosed)
/** Whether the last entry, or the address, could not be read as an estimate. */
export const $isSecondRefused = createStore(false)
  .on(estimateOpened, (_, search) => isSecondUnread(search))
  .on(read, (_, lines) => lines === null)
  .reset(secondEstimateClosed)

/** Updates the address to the second estimate. */
export const secondEstimateChanged = sample({
  clock: [understood, secondEstimateClosed],
  source: $secondEstimate,
})

const secondParts = createResource({ call: findPartsFx, read: readParts })
/** Requests parts that failed to load again. */
export const secondPartsRetried = secondParts.retried

sample({
  clock: sample({
    clock: [estimateOpened, understood],
    source: { second: $secondEstimate, known: $parts },
  }).filterMap(({ second, known }) => {
    const partIds = (second ?? []).map(({ partId }) => partId).filter(partId => !known[partId])
    return partIds.length > 0 ? { partIds } : undefined
  }),
  target: secondParts.requested,
})
sample({ clock: secondParts.$state.updates.filterMap(({ data }) => data ?? undefined), target: partsSeen })

/** Both estimates row by row, with the second's totals and findings; null without a second one. */
export const $sideBySide = combine(
  {
    second: $secondEstimate,
    mine: $sheetLines,
    known: $parts,
    state: secondParts.$state,
    estimate: $estimate,
  },
  ({ second, mine, known, state, estimate: { each } }) => {
    if (!second) return null
    const lines = knownLines(second, known)
    return {
      status: state.status,
      rows: comparedRows(mine, lines),
      sums: estimateSums(lines, each),
      findings: readBuild(lines.map(pieceOf)).findings,
      /** Number of the second estimate's unknown parts. */
      missing: second.length - lines.length,
    }
  },
)

/**
 * The second estimate's total, in won, and how much more it is than that of the open one: null where an estimate has
 * parts that are unknown or without a price.
 */
export const $secondTotal = combine($sideBySide, $total, $estimate, (both, open, { type }) => {
  if (!both) return null
  const { sums, missing } = both
  const won = totalOf(sums, type, missing)
  const isWhole = missing === 0 && sums.unpriced[type] === 0 && open.isWhole
  return { won, difference: isWhole && won !== null && open.won !== null ? won - open.won : null }
})
