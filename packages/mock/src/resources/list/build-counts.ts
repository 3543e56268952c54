import type { Maker, PriceBand, SpecFacet } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import type { CategoryRun } from '../../index/category-run.ts'
import { makerIdOf } from '../../index/maker-id.ts'
import type { Matches } from '../../index/matches.ts'
import { filterItems } from '../../index/query-items.ts'
import { type Filter, noFilter } from '../../index/question.ts'

type SpecCounts = Record<string, Record<string, number>>

/** The makers of a category or of search results, with the count that each would leave, most items first. */
export function buildMakers(
  index: CatalogueIndex,
  run: CategoryRun,
  matches: Matches,
  { keyword, shop }: Filter,
): Maker[] {
  const { makers } = index.catalogue
  const { makers: all } = filterItems(index, run, {
    ...noFilter,
    shop,
    keyword: run === index.whole ? keyword : '',
  })
  return [...all.keys()]
    .filter(maker => at(all, maker) > 0 && makers[maker] !== '')
    .sort((a, b) => at(all, b) - at(all, a) || a - b)
    .map(maker => ({ id: makerIdOf(maker), name: at(makers, maker), count: at(matches.makers, maker) }))
}

export function buildBands({ bands, inBands }: Matches): PriceBand[] {
  return bands.map((band, place) => ({ ...band, count: at(inBands, place) }))
}

/**
 * The facets of a category with the count that each value would leave; none unless the category is a leaf.
 */
export function buildFacets({ leaf }: CategoryRun, matches: Matches): SpecFacet[] {
  return (leaf?.facets ?? []).map(({ values, ...facet }, place) => ({
    ...facet,
    values: values.map((value, i) => ({ ...value, count: at(at(matches.specs, place), i) })),
  }))
}

/** Filters of a minishop omit values of which it sells nothing (assumed). */
export function facetsSold(facets: readonly SpecFacet[]): SpecFacet[] {
  return facets
    .map(facet => ({ ...facet, values: facet.values.filter(({ count }) => count > 0) }))
    .filter(({ values }) => values.length > 0)
}

/** The same counts by facet key and value key. */
export function buildSpecCounts(run: CategoryRun, matches: Matches): SpecCounts {
  return Object.fromEntries(
    buildFacets(run, matches).map(({ key, values }) => [
      key,
      Object.fromEntries(values.map(value => [value.key, value.count])),
    ]),
  )
}
