import { readGroupName } from './choose-group.ts'

/** A group as an address names it: `/wish?items=1,2,3&name=캠핑`. */
export interface SharedGroup {
  /** Each once. */
  readonly itemIds: readonly string[]
  /** null where the address gives none. */
  readonly name: string | null
}

/** How many products an address may name: it has to fit into a message (assumed). */
export const mostShared = 60

/** Reads an address; null if it names no product. Invalid and repeated ids, and those after the sixtieth, are left out. */
export function readSharedGroup(search: string): SharedGroup | null {
  const params = new URLSearchParams(search)
  const named = params
    .getAll('items')
    .flatMap(list => list.split(','))
    .map(id => id.trim())
    .filter(id => /^[0-9]{1,12}$/.test(id))
  const itemIds = [...new Set(named)].slice(0, mostShared)
  return itemIds.length === 0 ? null : { itemIds, name: readGroupName(params.get('name') ?? '') }
}

/** The query of the address with its '?'. */
export function writeSharedGroup({ itemIds, name }: SharedGroup): string {
  const items = itemIds.slice(0, mostShared).join(',')
  return `?items=${items}${name === null ? '' : `&name=${encodeURIComponent(name)}`}`
}
