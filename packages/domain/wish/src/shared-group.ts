import { readGroupName } from './choose-group.ts'

/** A group in an address: `/wish?items=1,2,3&name=캠핑`. */
export interface SharedGroup {
  /** Without repetition. */
  readonly itemIds: readonly string[]
  /** null if the address has none. */
  readonly name: string | null
}

/** The maximum number of products in an address, which has to fit into a message (assumed). */
export const maxShared = 60

/**
 * Reads an address; null if it names no product. Invalid and repeated ids, and those after the sixtieth, are dropped.
 */
export function readSharedGroup(search: string): SharedGroup | null {
  const params = new URLSearchParams(search)
  const named = params
    .getAll('items')
    .flatMap(list => list.split(','))
    .map(id => id.trim())
    .filter(id => /^[0-9]{1,12}$/.test(id))
  const itemIds = [...new Set(named)].slice(0, maxShared)
  return itemIds.length === 0 ? null : { itemIds, name: readGroupName(params.get('name') ?? '') }
}

/** The query of the address with its '?'. */
export function writeSharedGroup({ itemIds, name }: SharedGroup): string {
  const items = itemIds.slice(0, maxShared).join(',')
  return `?items=${items}${name === null ? '' : `&name=${encodeURIComponent(name)}`}`
}
