import { getPartsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { PartKind } from '@jeoul/api/types'
import { createEffect, createEvent, sample, scopeBind } from 'effector'
import { readParts } from './read-part.ts'

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
