/** Facet key to the chosen value keys. */
type SpecSelection = Readonly<Record<string, readonly string[]>>

/** What a shopper has chosen to see of a list (specification, section 3: filter state). */
export interface Filter {
  /** Words that the product must hold; empty for none. */
  readonly kwd: string
  readonly makers: readonly string[]
  /** A facet without a choice is not in it. */
  readonly spec: SpecSelection
  /** Lowest and highest price in won, both inclusive. */
  readonly min: number | null
  readonly max: number | null
}

export const emptyFilter: Filter = { kwd: '', makers: [], spec: {}, min: null, max: null }

/** How many things are chosen; a price range is one, whichever of its ends are set. */
export function countChosen({ kwd, makers, spec, min, max }: Filter): number {
  const specs = Object.values(spec).reduce((count, values) => count + values.length, 0)
  return Number(kwd !== '') + makers.length + specs + Number(min !== null || max !== null)
}

export function isFiltered(filter: Filter): boolean {
  return countChosen(filter) > 0
}

export function toggleMaker(filter: Filter, maker: string): Filter {
  return { ...filter, makers: toggled(filter.makers, maker) }
}

export function toggleSpec(filter: Filter, facet: string, value: string): Filter {
  const { [facet]: _, ...others } = filter.spec
  // Keys come from addresses: one may be called like something every object inherits.
  const chosen = Object.hasOwn(filter.spec, facet) ? filter.spec[facet] : undefined
  const values = toggled(chosen ?? [], value)
  return { ...filter, spec: values.length > 0 ? { ...others, [facet]: values } : others }
}

/** Sets the price range; ends given the wrong way round are swapped. */
export function choosePrices(filter: Filter, min: number | null, max: number | null): Filter {
  const swapped = min !== null && max !== null && min > max
  return { ...filter, min: swapped ? max : min, max: swapped ? min : max }
}

/** In a fixed order, so that the same choice makes the same address whatever was clicked first. */
function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter(other => other !== value) : [...values, value].sort()
}
