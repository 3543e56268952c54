import type { CatalogueIndex } from '../index/catalogue-index.ts'
import { createLru } from '../index/lru.ts'
import { prepareOffers } from '../index/query-items.ts'
import { doInPieces } from './in-pieces.ts'

/** A search through everything, or through one category. */
export interface Search {
  readonly keyword: string
  readonly isThroughAll: boolean
}

/** Resolves when nothing that a search would wait for is left to be done. */
export type PrepareSearch = (search: Search) => Promise<void>

/**
 * The largest catalogue of which all offers are drawn before anybody searches, which takes a second for 10,000 items.
 * In a larger one, each search draws the offers of what it finds.
 */
const maxDrawnAhead = 100_000
/** How many keywords are known to be prepared. */
const maxKeywords = 64

/**
 * Begins to prepare searches, in pieces between which requests are answered: first the texts of all items, then their
 * offers, by which lists are cut into price bands.
 * @param isOver asked between pieces; true ends all preparation
 */
export function prepareSearches(index: CatalogueIndex, isOver: () => boolean): PrepareSearch {
  const texts = doInPieces(index.prepareTexts(), isOver)
  const draw = (keyword: string) => texts.then(() => doInPieces(prepareOffers(index, keyword), isOver))
  const all = index.columns.size <= maxDrawnAhead ? draw('') : undefined
  const found = createLru<string, Promise<void>>(maxKeywords)
  let isDrawn = false
  // A failure is told to each search.
  Promise.allSettled([texts, all]).then(() => {
    isDrawn = all !== undefined
  })
  return async ({ keyword, isThroughAll }) => {
    await texts
    if (isThroughAll && !isDrawn) await found.get(keyword, () => draw(keyword))
  }
}
