import type { Part } from './parts/part.ts'

/** One thing that can be bought: a model, where needed in one of its capacities or colours. */
interface PartEntry {
  readonly part: Part
  readonly maker: string
  /** Name after the maker's, without the packing. */
  readonly title: string
  readonly price: number
  readonly year: number
  /** Entries with the same family are variants of each other. */
  readonly family: string
  /** Tells entries of a family apart: '2TB', '화이트'. */
  readonly label: string
  /** Name of the value of every facet, by key; undefined where the maker does not state it. */
  readonly values: Readonly<Record<string, string | undefined>>
}

interface PartFacet {
  readonly key: string
  readonly name: string
  readonly unit?: string
}

/** How a part is sold: word in the name, factor on the price. */
export interface Packing {
  readonly label: string
  readonly factor: number
}

/** A leaf whose items are real parts in several packings. */
export interface PartSource {
  readonly cateId: string
  readonly name: string
  readonly picture: string
  readonly weight: number
  readonly facets: readonly PartFacet[]
  /** Facets shown in the list row, the most important first. */
  readonly specs: readonly string[]
  /** The first is the usual one. */
  readonly packings: readonly Packing[]
  readonly entries: readonly PartEntry[]
}

export function packing(label: string, factor = 1): Packing {
  return { label, factor }
}

export function facet(key: string, name: string, unit?: string): PartFacet {
  return unit === undefined ? { key, name } : { key, name, unit }
}

/** The range of a width that a number falls in: '300~349mm'. */
export function rangeName(value: number, width: number, unit: string): string {
  const from = Math.floor(value / width) * width
  return `${from}~${from + width - 1}${unit}`
}

interface Coloured {
  readonly maker: string
  readonly model: string
  readonly price: number
  readonly year: number
  readonly colours: readonly string[]
}

/** An entry for each colour of each model, variants of each other. */
export function inColours<Facts extends Coloured>(
  models: readonly Facts[],
  partOf: (facts: Facts) => Part,
  valuesOf: (facts: Facts) => PartEntry['values'],
): readonly PartEntry[] {
  return models.flatMap(facts =>
    facts.colours.map(colour => ({
      part: partOf(facts),
      maker: facts.maker,
      title: `${facts.model} (${colour})`,
      price: facts.price,
      year: facts.year,
      family: facts.model,
      label: colour,
      values: { ...valuesOf(facts), colour, year: `${facts.year}년` },
    })),
  )
}
