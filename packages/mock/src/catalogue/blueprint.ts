/** Facet values with the factor each has on the price; a plain list where none has any. */
type ValueFactors = Readonly<Record<string, number>> | readonly string[]

export interface BlueprintFacet {
  readonly key: string
  readonly name: string
  readonly unit?: string
  readonly values: readonly string[]
  /** Price factor of each value. */
  readonly factors: readonly number[]
}

/** A product line of a maker; its text may contain placeholders, like a title. */
export interface Line {
  readonly maker: string
  readonly text: string
  /** Price factor of the line. */
  readonly factor: number
  /** Values that the line has, by facet key; facets that are not named take any value. */
  readonly pinned: Readonly<Record<string, string | readonly string[]>>
}

/** How parcels of a category usually travel. */
export type Freight = 'parcel' | 'large' | 'grocery'

/**
 * What the products of a leaf category look like. In `title` and in the text of a line, `{line}` is the line,
 * `{key}` the value of a facet, `{key#}` the number in it, `#` a digit and `@` a letter of a model code.
 */
export interface Blueprint {
  readonly cateId: string
  readonly name: string
  readonly picture: string
  /** Share of the catalogue's items; 1 where not said. */
  readonly weight?: number
  /** Usual price in won, before the factors of line and facets. */
  readonly price: number
  readonly title: string
  /** Key of the facet that distinguishes the variants of one product. */
  readonly variant: string
  readonly freight: Freight
  /** Facets shown in the list row, the most important first. */
  readonly specs: readonly string[]
  readonly facets: readonly BlueprintFacet[]
  readonly lines: readonly Line[]
}

export function facet(key: string, name: string, values: ValueFactors, unit?: string): BlueprintFacet {
  const pairs: [string, number][] = isList(values) ? values.map(value => [value, 1]) : Object.entries(values)
  const found = {
    key,
    name,
    values: pairs.map(([value]) => value),
    factors: pairs.map(([, factor]) => factor),
  }
  return unit === undefined ? found : { ...found, unit }
}

function isList(values: ValueFactors): values is readonly string[] {
  return Array.isArray(values)
}

export function line(maker: string, text: string, factor = 1, pinned: Line['pinned'] = {}): Line {
  return { maker, text, factor, pinned }
}
