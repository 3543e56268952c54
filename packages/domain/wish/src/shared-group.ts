import { readGroupName } from './choose-group.ts'

/** A group in an address: `/wish?items=1,2,3&name=캠핑`. */
export interface SharedGroup {
  /** Without duplicates. */
  readonly itemIds: readonly string[]
  /** Null if the address has none. */
  readonly name: string | null
}

/** The maximum number of products in an address, so that it fits into a message (assumed). */
export const maxShared = 60

/**
 * Reads a shared group from an address. Invalid and repeated ids are dropped, and those after the sixtieth.
 *
 * @returns null if the address contains no product
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

/** Writes a shared group as the query of an address. */
export function writeSharedGroup({ itemIds, name }: SharedGroup): string {
  const items = itemIds.slice(0, maxShared).join(',')
  return `?items=${items}${name === null ? '' : `&name=${encodeURIComponent(name)}`}`
}
