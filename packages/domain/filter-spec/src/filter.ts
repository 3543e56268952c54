import type { Trait } from '@jeoul/api/types'

/** The chosen value keys by facet key. */
type SpecSelection = Readonly<Record<string, readonly string[]>>

/** A shopper's choices that narrow a list (specification, section 3: filter state). */
export interface Filter {
  /** Words that the product's texts must contain; empty for none. */
  readonly kwd: string
  readonly makers: readonly string[]
  /** Contains only facets with a chosen value. */
  readonly spec: SpecSelection
  /** A product must have all of them. */
  readonly traits: readonly Trait[]
  /** Ids of malls, at least one of which must sell the product. */
  readonly malls: readonly string[]
  /** Lowest and highest price in won, both inclusive. */
  readonly min: number | null
  readonly max: number | null
}

export const emptyFilter: Filter = {
  kwd: '',
  makers: [],
  spec: {},
  traits: [],
  malls: [],
  min: null,
  max: null,
}

/** The number of choices. A price range counts as one, even if only one end is set. */
export function countChosen({ kwd, makers, spec, traits, malls, min, max }: Filter): number {
  const specs = Object.values(spec).reduce((count, values) => count + values.length, 0)
  const others = makers.length + traits.length + malls.length
  return Number(kwd !== '') + others + specs + Number(min !== null || max !== null)
}

export function isFiltered(filter: Filter): boolean {
  return countChosen(filter) > 0
}

export function toggleMaker(filter: Filter, maker: string): Filter {
  return { ...filter, makers: toggled(filter.makers, maker) }
}

export function toggleTrait(filter: Filter, trait: Trait): Filter {
  return { ...filter, traits: toggled(filter.traits, trait) }
}

export function toggleMall(filter: Filter, mall: string): Filter {
  return { ...filter, malls: toggled(filter.malls, mall) }
}

export function toggleSpec(filter: Filter, facet: string, value: string): Filter {
  const { [facet]: _, ...others } = filter.spec
  // Keys come from addresses and may be names of inherited properties, such as 'constructor'.
  const chosen = Object.hasOwn(filter.spec, facet) ? filter.spec[facet] : undefined
  const values = toggled(chosen ?? [], value)
  return { ...filter, spec: values.length > 0 ? { ...others, [facet]: values } : others }
}

/** Sets the price range, swapping its ends if they are in the wrong order. */
export function choosePrices(filter: Filter, min: number | null, max: number | null): Filter {
  const swapped = min !== null && max !== null && min > max
  return { ...filter, min: swapped ? max : min, max: swapped ? min : max }
}

/** Adds or removes a value. Values are sorted, so that the same choice always has the same address. */
function toggled<T extends string>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter(other => other !== value) : [...values, value].sort()
}
