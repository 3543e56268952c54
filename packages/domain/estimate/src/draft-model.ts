import { findPartsFx } from '@jeoul/api'
import { valuesOf } from '@jeoul/api/pending-work'
import type { Part } from '@jeoul/api/types'
import { $isDeviceRead, createPersisted } from '@jeoul/device'
import { createEffect, createStore, merge, sample } from 'effector'
import { addParts } from './add-parts.ts'
import { mostLines } from './estimate-line.ts'
import {
  type EstimateQuery,
  readAddedParts,
  readEstimateQuery,
  writeEstimateQuery,
} from './estimate-query.ts'
import {
  changeUndone,
  estimateOpened,
  linesReplaced,
  partChosen,
  partRemoved,
  quantityChanged,
  queryChosen,
} from './model.ts'
import { partsSeen } from './parts-model.ts'
import { readParts } from './read-part.ts'

/** The estimate that the shopper changed last, by its query: it goes on wherever they come back to it. */
const draft = createPersisted<string>({
  key: 'estimate',
  read: found => (typeof found === 'string' ? writeEstimateQuery(readEstimateQuery(found).query) : null),
  initial: '',
})
sample({ clock: queryChosen, fn: writeEstimateQuery, target: draft.changed })

/** Null until an estimate was opened: a page that is opened later begins with what the device kept, and not with its address. */
const $search = createStore<string | null>(null).on(estimateOpened, (_, search) => search)
const ready = sample({
  clock: [estimateOpened, valuesOf($isDeviceRead)],
  source: { search: $search, kept: draft.$value, isRead: $isDeviceRead },
}).filterMap(({ search, kept, isRead }) => (isRead && search !== null ? { search, kept } : undefined))

/** An address without an estimate goes on with the kept one. */
const continued = ready.filterMap(({ search, kept }) => {
  const isNamed = new URLSearchParams(search).has('e') || readAddedParts(search).length > 0
  return isNamed || kept === search || readEstimateQuery(kept).query.lines.length === 0 ? undefined : kept
})

interface Adding {
  /** The estimate that parts are added to. */
  readonly base: EstimateQuery
  readonly partIds: readonly string[]
}

const addFx = createEffect(async ({ base, partIds }: Adding): Promise<readonly Part[]> => {
  const all = [...new Set([...partIds, ...base.lines.map(({ partId }) => partId)])]
  return readParts(await findPartsFx({ partIds: all.slice(0, mostLines) })) ?? []
})
const adding = sample({
  clock: ready,
  source: addFx.pending,
  fn: (isAdding, { search, kept }): Adding | null => {
    const partIds = readAddedParts(search)
    if (isAdding || partIds.length === 0) return null
    const named = new URLSearchParams(search)
    named.delete('add')
    return { base: readEstimateQuery(named.has('e') ? `?${named}` : kept).query, partIds }
  },
})
sample({ clock: adding.filterMap(wanted => wanted ?? undefined), target: addFx })
const found = addFx.done.map(({ params: { base, partIds }, result }) => {
  const known = Object.fromEntries(result.map(part => [part.part_id, part]))
  const parts = partIds.flatMap(partId => known[partId] ?? [])
  return { base, parts, lines: addParts(base.lines, parts, known), known, asked: partIds.length }
})
/** How many products of the address are no part of a PC. */
export const $notParts = createStore(0, { serialize: 'ignore' })
  .on(found, (_, { asked, parts }) => asked - parts.length)
  .reset(partRemoved, quantityChanged, changeUndone)

sample({ clock: found, fn: ({ known }) => Object.values(known), target: partsSeen })
sample({ clock: found, fn: ({ base }) => writeEstimateQuery(base), target: estimateOpened })
sample({
  clock: found.filterMap(({ parts: [part, ...others] }) =>
    part && others.length === 0 ? { part, instead: null } : undefined,
  ),
  target: partChosen,
})
sample({
  clock: found.filterMap(({ parts, lines }) => (parts.length > 1 ? lines : undefined)),
  target: linesReplaced,
})
// Nobody knows what they are: they are added as they are, and the sheet says what cannot be shown.
sample({
  clock: addFx.fail,
  fn: ({ params: { base, partIds } }) => [
    ...base.lines,
    ...partIds
      .filter(partId => base.lines.every(line => line.partId !== partId))
      .map(partId => ({ partId, quantity: 1 })),
  ],
  target: linesReplaced,
})

/** The address is to be that of this query, though the shopper changed nothing: nothing new was added, or the kept goes on. */
export const addressSettled = merge([
  continued,
  found.filterMap(({ base, lines }) => (lines === base.lines ? writeEstimateQuery(base) : undefined)),
])
