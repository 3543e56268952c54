import { getPartsFx } from '@jeoul/api'
import { createKeyedResource } from '@jeoul/api/create-keyed-resource'
import type { PartKind } from '@jeoul/api/types'
import { readParts } from './read-part.ts'

const kindParts = createKeyedResource({
  call: getPartsFx,
  keyOf: ({ kind }: { readonly kind: PartKind }) => kind,
  read: readParts,
})

/** All parts of a kind are wanted. */
export const kindWanted = kindParts.requested
/** All parts by kind, the most popular first. */
export const $kindParts = kindParts.$states
