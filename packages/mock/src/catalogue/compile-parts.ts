import type { Facet } from './catalogue.ts'
import { facetOf } from './facets-of.ts'
import type { Packing, PartSource } from './part-source.ts'
import type { Part } from './parts/part.ts'

interface CompiledPart {
  readonly part: Part
  readonly makerId: number
  readonly maker: string
  readonly title: string
  readonly family: string
  readonly label: string
  readonly price: number
  readonly year: number
  /** For each facet 0 or the index of the value + 1. */
  readonly values: Uint16Array
}

/** A part source in the shape that is quick to draw from. */
export interface CompiledParts {
  readonly facets: readonly Facet[]
  readonly entries: readonly CompiledPart[]
  readonly packings: readonly Packing[]
  /** Indexes of the facets shown in the list row. */
  readonly specs: readonly number[]
}

export function compileParts(source: PartSource, makerIdOf: (maker: string) => number): CompiledParts {
  const valueNames = source.facets.map(({ key }) => {
    const names = new Set(source.entries.flatMap(({ values }) => values[key] ?? []))
    return Array.from(names).sort(inNaturalOrder)
  })
  return {
    facets: source.facets.map((facet, index) => facetOf({ ...facet, values: valueNames[index] ?? [] })),
    entries: source.entries.map(({ part, maker, title, family, label, price, year, values }) => ({
      part,
      makerId: makerIdOf(maker),
      maker,
      title,
      family,
      label,
      price,
      year,
      values: Uint16Array.from(source.facets, ({ key }, facet) => {
        const value = values[key]
        return value === undefined ? 0 : (valueNames[facet] ?? []).indexOf(value) + 1
      }),
    })),
    packings: source.packings,
    specs: source.specs.map(key => {
      const found = source.facets.findIndex(facet => facet.key === key)
      if (found < 0) throw new RangeError(`${source.name} has no facet ${key}`)
      return found
    }),
  }
}

/** '512GB' before '1TB', 'RTX 5060' before 'RTX 5070'; a collator would take longer than all the rest. */
function inNaturalOrder(a: string, b: string): number {
  const [wordA, wordB] = [wordOf(a), wordOf(b)]
  if (wordA !== wordB) return wordA < wordB ? -1 : 1
  return amountOf(a) - amountOf(b) || (a < b ? -1 : 1)
}

function wordOf(text: string): string {
  return /^\D*/.exec(text)?.[0] ?? ''
}

function amountOf(text: string): number {
  const [, amount = '0', unit] = /([\d.]+)(TB)?/.exec(text) ?? []
  return Number.parseFloat(amount) * (unit === 'TB' ? 1000 : 1)
}
