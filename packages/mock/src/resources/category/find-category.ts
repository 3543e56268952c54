import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import type { CategoryRun } from '../../index/category-run.ts'
import { parseDigits } from '../../operation/parameters.ts'
import { Problem } from '../../operation/problem.ts'

/** The category of a parameter: 400 for an invalid id, 404 for an unknown one. */
export function findCategory(index: CatalogueIndex, place: string, text: string | null): CategoryRun {
  const run = index.categories.get(parseDigits(place, text, 10))
  if (!run) throw new Problem(404, `${place}: no such category`)
  return run
}
