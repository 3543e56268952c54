import type { CatalogueIndex } from './catalogue-index.ts'
import type { CategoryRun } from './category-run.ts'
import type { Steps } from './in-steps.ts'
import { mark, markRows } from './mark-rows.ts'
import { matchesOf } from './match-items.ts'
import type { Matches } from './matches.ts'
import { type Filter, noFilter, type Question } from './question.ts'

export interface Answer {
  readonly run: CategoryRun
  readonly matches: Matches
  /** Refs of the items in the window; empty beyond the end. */
  readonly refs: Uint32Array
}

/**
 * The items of a category, or of all, that match a query, with the counts of every facet. Source: design
 * section 6 (`limit` is the exclusive end); the rest is assumed.
 * @returns undefined for an unknown category
 */
export function queryItems(index: CatalogueIndex, question: Question): Answer | undefined {
  const { cateId } = question
  const run = cateId === undefined ? index.whole : index.categories.get(cateId)
  if (!run) return undefined
  const matches = filterItems(index, run, question)
  return { run, matches, refs: matches.inOrder(question.sort).subarray(question.offset, question.limit) }
}

/** The matches of a filter in a category, cached for the next query with the same filter. */
export function filterItems(index: CatalogueIndex, run: CategoryRun, filter: Filter): Matches {
  const key = JSON.stringify([run.node.cateId, fieldsOf(filter)])
  return index.recent.get(key, () => matchesOf(index, run, filter))
}

/** Draws the offers of items that a keyword finds in the whole catalogue, or of all for an empty one, in steps. */
export function* prepareOffers(index: CatalogueIndex, keyword: string): Steps<void> {
  const marks = markRows(index, index.whole, { ...noFilter, keyword })
  yield* index.prepareOffers(index.whole, ref => marks[ref] === mark.passes)
}

/** A filter without the window and order that a question adds. The type names every field, so that none is forgotten. */
function fieldsOf(filter: Filter): Record<keyof Filter, unknown> {
  const { type, makers, specs, traits, region, malls, min, max, keyword, exclude, shop, event, isGrouped } =
    filter
  return { type, makers, specs, traits, region, malls, min, max, keyword, exclude, shop, event, isGrouped }
}
