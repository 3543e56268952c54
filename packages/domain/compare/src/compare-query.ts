import { maxCompared } from './picked-items.ts'

/** A comparison, as its address contains it. */
export interface CompareQuery {
  /** Item ids from left to right, without duplicates, at most eight. */
  readonly itemIds: readonly string[]
  /** Whether rows in which all products agree are shown as well. */
  readonly showsAll: boolean
}

/** The contract's pattern of an item id. */
const itemId = /^[0-9]{1,12}$/

/**
 * Reads `?items=1,2,3&rows=all`. Invalid and repeated ids are dropped, and those after the eighth (assumed: "the whole
 * comparison is its URL").
 */
export function readCompareQuery(search: string): CompareQuery {
  return {
    itemIds: namedItems(search).slice(0, maxCompared),
    showsAll: new URLSearchParams(search).get('rows') === 'all',
  }
}

/** The number of products in an address after the eighth. */
export function leftOutOf(search: string): number {
  return Math.max(0, namedItems(search).length - maxCompared)
}

function namedItems(search: string): readonly string[] {
  const named = new URLSearchParams(search)
    .getAll('items')
    .flatMap(list => list.split(','))
    .map(id => id.trim())
    .filter(id => itemId.test(id))
  return [...new Set(named)]
}

/** The query of a comparison's address with its '?'; '' for an empty comparison. */
export function writeCompareQuery({ itemIds, showsAll }: CompareQuery): string {
  if (itemIds.length === 0) return ''
  return `?items=${itemIds.join(',')}${showsAll ? '&rows=all' : ''}`
}
