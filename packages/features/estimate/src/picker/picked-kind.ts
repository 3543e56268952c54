import type { PartKind } from '@jeoul/api/types'
import { kindFacts } from '@jeoul/estimate'
import { $layer, openLayer } from '@jeoul/router'
import { createEvent, createStore, sample } from 'effector'

/** The picker was opened for a kind, to add a part or to replace one. */
export const pickerOpened = createEvent<{ readonly kind: PartKind; readonly instead: string | null }>()

const prefix = 'part-'

/** The name of the layer in which parts of a kind are chosen. */
export function layerOf(kind: PartKind): string {
  return prefix + kind
}

/** The kind whose picker is open; null while none is. */
export const $pickedKind = $layer.map((layer): PartKind | null =>
  layer?.startsWith(prefix) ? (kindFacts(layer.slice(prefix.length))?.kind ?? null) : null,
)

/** The part to be replaced; null if one is added, and after a reload. */
export const $instead = createStore<string | null>(null, { serialize: 'ignore' }).on(
  pickerOpened,
  (_, { instead }) => instead,
)
sample({ clock: pickerOpened, fn: ({ kind }) => layerOf(kind), target: openLayer })
