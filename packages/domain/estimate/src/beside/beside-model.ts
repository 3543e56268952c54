import { findPartsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { combine, createEvent, createStore, sample } from 'effector'
import type { EstimateLine } from '../estimate-line.ts'
import { estimateSums } from '../estimate-sums.ts'
import { estimateOpened } from '../model.ts'
import { $parts, partsSeen } from '../parts-model.ts'
import { pieceOf } from '../piece-of.ts'
import { readParts } from '../read-part.ts'
import { knownLines } from '../sheet.ts'
import { $sheetLines } from '../sheet-model.ts'
import { readBuild } from '../unfinished.ts'
import { readBeside, readPasted } from './beside-query.ts'
import { rowsBeside } from './rows-beside.ts'

/** An address, or a query, is to stand beside the open estimate. */
export const besideChosen = createEvent<string>()
/** The second estimate was closed. */
export const besideLeft = createEvent()

const read = besideChosen.map(readPasted)
const understood = read.filterMap(lines => lines ?? undefined)

/** The lines of the estimate beside the open one; null while there is none. */
export const $beside = createStore<readonly EstimateLine[] | null>(null)
  .on(estimateOpened, (_, search) => readBeside(search))
  .on(understood, (_, lines) => lines)
  .reset(besideLeft)
/** Whether the last choice could not be read as an estimate. */
export const $isBesideRefused = createStore(false, { serialize: 'ignore' })
  .on(read, (_, lines) => lines === null)
  .reset(besideLeft)

/** The address is to follow the second estimate. */
export const besideChanged = sample({ clock: [understood, besideLeft], source: $beside })

const besideParts = createResource({ call: findPartsFx, read: readParts })
/** Try again what could not be loaded. */
export const besideRetried = besideParts.retried

sample({
  clock: sample({
    clock: [estimateOpened, understood],
    source: { beside: $beside, known: $parts },
  }).filterMap(({ beside, known }) => {
    const partIds = (beside ?? []).map(({ partId }) => partId).filter(partId => !known[partId])
    return partIds.length > 0 ? { partIds } : undefined
  }),
  target: besideParts.requested,
})
sample({ clock: besideParts.$state.updates.filterMap(({ data }) => data ?? undefined), target: partsSeen })

/** Both estimates, row by row, with what the second costs and whether it fits; null while there is none. */
export const $sideBySide = combine(
  { beside: $beside, mine: $sheetLines, known: $parts, state: besideParts.$state },
  ({ beside, mine, known, state }) => {
    if (!beside) return null
    const lines = knownLines(beside, known)
    return {
      status: state.status,
      rows: rowsBeside(mine, lines),
      sums: estimateSums(lines),
      findings: readBuild(lines.map(pieceOf)).findings,
      /** Parts of the second that are not known. */
      missing: beside.length - lines.length,
    }
  },
)
