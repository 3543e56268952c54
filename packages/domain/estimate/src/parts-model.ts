import { findPartsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { Part } from '@jeoul/api/types'
import { createEvent, createStore } from 'effector'
import { readParts } from './read-part.ts'

/** The answer to the last question for parts by their ids. */
export const foundParts = createResource({ call: findPartsFx, read: readParts, keeps: () => true })

/** Parts came along with what the shopper chose. */
export const partsSeen = createEvent<readonly Part[]>()

/** The parts that an estimate of this page has held, by id. They travel with the page. */
export const $parts = createStore<Readonly<Record<string, Part>>>({})
  .on(partsSeen, withParts)
  .on(foundParts.$state, (known, { data }) => (data ? withParts(known, data) : known))

/** Ids that the host was asked for and does not know. */
export const $goneParts = createStore<readonly string[]>([]).on(
  foundParts.$load,
  (gone, { params, state }) => {
    if (state.status !== 'full' || !params) return gone
    const told = new Set(state.data.map(({ part_id }) => part_id))
    return params.partIds.filter(partId => !told.has(partId))
  },
)

function withParts(
  known: Readonly<Record<string, Part>>,
  parts: readonly Part[],
): Readonly<Record<string, Part>> {
  if (parts.every(part => known[part.part_id] === part)) return known
  return { ...known, ...Object.fromEntries(parts.map(part => [part.part_id, part])) }
}
