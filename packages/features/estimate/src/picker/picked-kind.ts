import type { PartKind } from '@jeoul/api/types'
import { kindFacts } from '@jeoul/estimate'
import { $layer, layerOpened } from '@jeoul/router'
import { createEvent, createStore, sample } from 'effector'

/** The parts of a kind are to be seen, to add one or to put it in another one's place. */
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

/** The part whose place is taken; null where one is added, and after a reload. */
export const $instead = createStore<string | null>(null, { serialize: 'ignore' }).on(
  pickerOpened,
  (_, { instead }) => instead,
)
sample({ clock: pickerOpened, fn: ({ kind }) => layerOf(kind), target: layerOpened })
