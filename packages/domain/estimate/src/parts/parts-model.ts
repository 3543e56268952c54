import { findPartsFx, getPartsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { Part, PartKind } from '@jeoul/api/types'
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { readParts } from './part.ts'

/** The last lookup of parts by their ids. */
export const foundParts = createResource({ call: findPartsFx, read: readParts, keepPrevious: () => true })

/** Parts that came with the shopper's choice. */
export const partsSeen = createEvent<readonly Part[]>()

/** The parts that estimates of this page have contained, by id. Serialized with the page. */
export const $parts = createStore<Readonly<Record<string, Part>>>({})
  .on(partsSeen, withParts)
  .on(foundParts.$state, (known, { data }) => (data ? withParts(known, data) : known))

/** Ids that the host does not know. */
export const $goneParts = createStore<readonly string[]>([]).on(
  foundParts.$load,
  (gone, { params, state }) => {
    if (state.status !== 'full' || !params) return gone
    const found = new Set(state.data.map(({ part_id }) => part_id))
    return params.partIds.filter(partId => !found.has(partId))
  },
)

function withParts(
  known: Readonly<Record<string, Part>>,
  parts: readonly Part[],
): Readonly<Record<string, Part>> {
  if (parts.every(part => known[part.part_id] === part)) return known
  return { ...known, ...Object.fromEntries(parts.map(part => [part.part_id, part])) }
}

const kindParts = createResource({
  call: getPartsFx,
  keyOf: ({ kind }: { readonly kind: PartKind }) => kind,
  read: readParts,
})

/** Requests all parts of these kinds. */
export const kindsWanted = createEvent<readonly PartKind[]>()
/** All parts by kind, the most popular first. */
export const $kindParts = kindParts.$states

const askFx = createEffect((kinds: readonly PartKind[]) => {
  const ask = scopeBind(kindParts.wanted, { safe: true })
  for (const kind of kinds) ask({ kind })
})
sample({ clock: kindsWanted, target: askFx })
