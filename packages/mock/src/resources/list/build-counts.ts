import type { Maker, MallCount, PriceBand, SpecFacet, Trait } from '@jeoul/api/types'
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
  filter: Filter,
): Maker[] {
  const { makers } = index.catalogue
  const { makers: all } = unfiltered(index, run, filter)
  return [...all.keys()]
    .filter(maker => at(all, maker) > 0 && makers[maker] !== '')
    .sort((a, b) => at(all, b) - at(all, a) || a - b)
    .map(maker => ({ id: makerIdOf(maker), name: at(makers, maker), count: at(matches.makers, maker) }))
}

const maxMalls = 30

/** The malls to choose from, with the count that each would leave: those with most items, and the chosen ones. */
export function buildMalls(
  index: CatalogueIndex,
  run: CategoryRun,
  matches: Matches,
  filter: Filter,
): MallCount[] {
  const { mallNames } = index.market(run, matches.has)
  const counts = matches.malls()
  return [...unfiltered(index, run, filter).malls()]
    .filter(([, count]) => count > 0)
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .filter(([mall], place) => place < maxMalls || filter.malls.includes(String(mall)))
    .map(([mall]) => ({ id: String(mall), name: mallNames.get(mall) ?? '', count: counts.get(mall) ?? 0 }))
}

export function buildTraitCounts(matches: Matches): Record<Trait, number> {
  const { withTrait } = matches
  return { free: withTrait('free'), sale: withTrait('sale'), rated: withTrait('rated') }
}

/** All items of a category or of search results, before any choice. */
function unfiltered(index: CatalogueIndex, run: CategoryRun, { keyword, shop }: Filter): Matches {
  return filterItems(index, run, { ...noFilter, shop, keyword: run === index.whole ? keyword : '' })
}

export function buildBands({ bands }: Matches): PriceBand[] {
  return [...bands()]
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
