import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import { parseDigits } from '../../operation/parameters.ts'
import { Problem } from '../../operation/problem.ts'

/** The item id of a parameter; 400 if invalid. */
export function parseItemId(place: string, text: string | null): number {
  return Number(parseDigits(place, text, 12))
}

/** The ref of an item id; 404 for an unknown one. `place` names the parameter: 'path.id'. */
export function findItem(index: CatalogueIndex, place: string, itemId: number): number {
  const ref = index.find(itemId)
  if (ref === undefined) throw new Problem(404, `${place}: no such item`)
  return ref
}
