import type { Maker, MallCount, SpecFacet } from '@jeoul/api/types'
import { chooseSpecRange, rangeLabel } from './facet-range.ts'
import { choosePrices, type Filter, toggleMaker, toggleMall, toggleSpec, toggleTrait } from './filter.ts'
import { traitName } from './trait-names.ts'

/** One choice of a filter, with the filter that remains without it. */
export interface Chip {
  readonly key: string
  readonly label: string
  readonly without: Filter
}

/** The names of the keys in a filter. A value without a name is shown by its key, a maker or a mall by its number. */
export interface ChipNames {
  readonly makers: readonly Maker[]
  readonly malls: readonly MallCount[]
  readonly facets: readonly SpecFacet[]
  /** The region that orders are delivered to; '' for the mainland. */
  readonly region?: string
  /** Formats a price range; either end may be null. */
  readonly priceLabel: (min: number | null, max: number | null) => string
}

/** All choices of a filter, in the order of the filter panel. */
export function chipsOf(filter: Filter, names: ChipNames): Chip[] {
  const chips: Chip[] = []
  if (filter.kwd !== '') {
    chips.push({ key: 'kwd', label: `‘${filter.kwd}’`, without: { ...filter, kwd: '' } })
  }
  for (const trait of filter.traits) {
    chips.push({
      key: `trait:${trait}`,
      label: traitName(trait, names.region),
      without: toggleTrait(filter, trait),
    })
  }
  for (const id of filter.makers) {
    const label = names.makers.find(maker => maker.id === id)?.name ?? `제조사 ${id}`
    chips.push({ key: `maker:${id}`, label, without: toggleMaker(filter, id) })
  }
  for (const id of filter.malls) {
    const label = names.malls.find(mall => mall.id === id)?.name ?? `몰 ${id}`
    chips.push({ key: `mall:${id}`, label, without: toggleMall(filter, id) })
  }
  for (const [facetKey, values] of Object.entries(filter.spec)) {
    const facet = names.facets.find(({ key }) => key === facetKey)
    const range = facet ? rangeLabel(facet, values) : null
    if (facet && range !== null) {
      const without = chooseSpecRange(filter, facet, null, null)
      chips.push({ key: `range:${facetKey}`, label: `${facet.name} ${range}`, without })
      continue
    }
    for (const value of values) {
      const label = facet?.values.find(({ key }) => key === value)?.name ?? value
      chips.push({
        key: `spec:${facetKey}:${value}`,
        label: facet ? `${facet.name} ${label}` : label,
        without: toggleSpec(filter, facetKey, value),
      })
    }
  }
  if (filter.min !== null || filter.max !== null) {
    const label = names.priceLabel(filter.min, filter.max)
    chips.push({ key: 'price', label, without: choosePrices(filter, null, null) })
  }
  return chips
}
