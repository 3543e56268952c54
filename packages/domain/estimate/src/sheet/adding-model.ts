import { findPartsFx } from '@jeoul/api'
import type { Part } from '@jeoul/api/types'
import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector'
import { readParts } from '../parts/part.ts'
import { partsSeen } from '../parts/parts-model.ts'
import { addParts, leftOutOf } from './adding.ts'
import { draftContinued, draftReady } from './draft-model.ts'
import {
  $estimate,
  changeUndone,
  estimateOpened,
  linesAdded,
  partChosen,
  partsRemoved,
  quantityChanged,
} from './estimate-model.ts'
import {
  type EstimateQuery,
  maxLines,
  readAddedParts,
  readEstimateQuery,
  writeEstimateQuery,
} from './estimate-query.ts'

/** The shopper dismissed the notice about products that were left out. */
export const leftOutRead = createEvent()

interface Adding {
  /** The estimate that parts are added to. */
  readonly base: EstimateQuery
  readonly partIds: readonly string[]
}

const addFx = createEffect(async ({ base, partIds }: Adding): Promise<readonly Part[]> => {
  const all = [...new Set([...partIds, ...base.lines.map(({ partId }) => partId)])]
  return readParts(await findPartsFx({ partIds: all.slice(0, maxLines) })) ?? []
})
const adding = sample({
  clock: draftReady,
  source: addFx.pending,
  fn: (isAdding, { search, stored }): Adding | null => {
    const partIds = readAddedParts(search)
    if (isAdding || partIds.length === 0) return null
    const named = new URLSearchParams(search)
    named.delete('add')
    return { base: readEstimateQuery(named.has('e') ? `?${named}` : stored).query, partIds }
  },
})
sample({ clock: adding.filterMap(wanted => wanted ?? undefined), target: addFx })
const found = addFx.done.map(({ params: { base, partIds }, result }) => {
  const known = Object.fromEntries(result.map(part => [part.part_id, part]))
  const parts = partIds.flatMap(partId => known[partId] ?? [])
  return { base, parts, lines: addParts(base.lines, parts, known), known, requested: partIds.length }
})
/** How many products in the address are not parts of a PC. */
export const $notParts = createStore(0, { serialize: 'ignore' })
  .on(found, (_, { requested, parts }) => requested - parts.length)
  .reset(partsRemoved, quantityChanged, changeUndone)
/** The added products, if there were several: some may have been left out. */
const $added = createStore<readonly Part[]>([], { serialize: 'ignore' })
  .on(found, (_, { parts }) => (parts.length > 1 ? parts : []))
  .reset(partsRemoved, quantityChanged, changeUndone, leftOutRead)
/** Added products that were left out, with the one that the PC has instead: the shopper may prefer another of them. */
export const $leftOut = combine($added, $estimate, leftOutOf)
/** Everything to be added is already in the estimate: the product, or null for several. */
export const foundThere = found.filterMap(({ base, parts }) => {
  const [first = null, ...others] = parts
  const areAllPresent = first !== null && presentOf(base, parts).length === parts.length
  return areAllPresent ? { part: others.length > 0 ? null : first } : undefined
})

sample({ clock: found, fn: ({ known }) => Object.values(known), target: partsSeen })
sample({ clock: found, fn: ({ base }) => writeEstimateQuery(base), target: estimateOpened })
sample({
  clock: found.filterMap(({ parts: [part, ...others] }) =>
    part && others.length === 0 ? { part, instead: null } : undefined,
  ),
  target: partChosen,
})
sample({
  clock: found.filterMap(({ base, parts, lines }) =>
    parts.length > 1 ? { lines, present: presentOf(base, parts).length } : undefined,
  ),
  target: linesAdded,
})
// If the lookup fails, ids are added unchecked; the sheet shows which cannot be displayed.
sample({
  clock: addFx.fail,
  fn: ({ params: { base, partIds } }) => {
    const missing = partIds.filter(partId => base.lines.every(line => line.partId !== partId))
    return {
      lines: [...base.lines, ...missing.map(partId => ({ partId, quantity: 1 }))],
      present: partIds.length - missing.length,
    }
  },
  target: linesAdded,
})

/** Nothing new was added: replaces the address by this query, without an edit of the shopper. */
const nothingAdded = found.filterMap(({ base, lines }) =>
  lines === base.lines ? writeEstimateQuery(base) : undefined,
)

function presentOf({ lines }: EstimateQuery, parts: readonly Part[]): readonly Part[] {
  return parts.filter(part => lines.some(({ partId }) => partId === part.part_id))
}

/** Replaces the address by this query, without an edit of the shopper. */
export const addressSettled = merge([draftContinued, nothingAdded])
