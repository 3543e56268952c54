import { findPartsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { combine, createEvent, createStore, sample } from 'effector'
import type { EstimateLine } from '../estimate-line.ts'
import { estimateSums } from '../estimate-sums.ts'
import { $estimate, estimateOpened } from '../model.ts'
import { $parts, partsSeen } from '../parts-model.ts'
import { pieceOf } from '../piece-of.ts'
import { readParts } from '../read-part.ts'
import { knownLines } from '../sheet.ts'
import { $sheetLines } from '../sheet-model.ts'
import { readBuild } from '../unfinished.ts'
import { comparedRows } from './compared-rows.ts'
import { isSecondUnread, readPasted, readSecondEstimate } from './second-estimate-query.ts'

/** An address, or a query, is to stand beside the open estimate. */
export const secondEstimateChosen = createEvent<string>()
/** The second estimate was closed. */
export const secondEstimateClosed = createEvent()

const read = secondEstimateChosen.map(readPasted)
const understood = read.filterMap(lines => lines ?? undefined)

/** The lines of the estimate beside the open one; null while there is none. */
export const $secondEstimate = createStore<readonly EstimateLine[] | null>(null)
  .on(estimateOpened, (_, search) => readSecondEstimate(search))
  .on(understood, (_, lines) => lines)
  .reset(secondEstimateClosed)
/** Whether the last choice, or that of the address, could not be read as an estimate. */
export const $isSecondRefused = createStore(false)
  .on(estimateOpened, (_, search) => isSecondUnread(search))
  .on(read, (_, lines) => lines === null)
  .reset(secondEstimateClosed)

/** The address is to follow the second estimate. */
export const secondEstimateChanged = sample({
  clock: [understood, secondEstimateClosed],
  source: $secondEstimate,
})

const secondParts = createResource({ call: findPartsFx, read: readParts })
/** Try again what could not be loaded. */
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

/** Both estimates, row by row, with what the second costs and whether it fits; null while there is none. */
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
      /** Parts of the second that are not known. */
      missing: second.length - lines.length,
    }
  },
)
