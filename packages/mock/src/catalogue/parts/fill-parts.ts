import { at } from '../at.ts'
import type { Facet, ItemText } from '../catalogue.ts'
import { firstDayOf, today } from '../epoch.ts'
import { facetOf } from '../facets-of.ts'
import { type Assortment, type Counters, createAssortment, type ItemColumns } from '../item-columns.ts'
import { minishopFor } from '../minishops.ts'
import { hash, type Random } from '../random.ts'
import type { Packing, PartEntry, PartSource } from './part-sources.ts'

interface CompiledPart extends Omit<PartEntry, 'values'> {
  readonly makerId: number
  /** For each facet 0 or the index of the value + 1. */
  readonly values: Uint16Array
}

/** A part source in the shape that is quick to draw from. */
interface CompiledParts {
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
    entries: source.entries.map(entry => ({
      ...entry,
      makerId: makerIdOf(entry.maker),
      values: Uint16Array.from(source.facets, ({ key }, facet) => {
        const value = entry.values[key]
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

/**
 * Fills the columns with real parts. Every entry comes once in its usual packing, then in the others, then as
 * sold by single shops, until there are enough.
 */
export function fillParts(
  columns: ItemColumns,
  compiled: CompiledParts,
  random: Random,
  counters: Counters,
): Assortment {
  const { entries, packings } = compiled
  const groupOf = groupFamilies(compiled, columns.size, counters)
  const moods = new Map(entries.map(({ family }) => [family, 0.96 + 0.08 * random.unit()]))
  const likes = entries.map(() => random.unit())
  const assortment = createAssortment(columns.size, row => partItemText(compiled, row))
  for (let row = 0; row < columns.size; row++) {
    const { makerId, values, family, price, year } = at(entries, row % entries.length)
    const round = Math.floor(row / entries.length)
    columns.makers[row] = makerId
    for (let facet = 0; facet < values.length; facet++) at(columns.specs, facet)[row] = at(values, facet)
    if (round < packings.length) columns.groups[row] = groupOf.get(family) ?? 0
    const factor = round < packings.length ? at(packings, round).factor : 1.02 + 0.08 * random.unit()
    assortment.worth[row] = price * factor * (moods.get(family) ?? 1)
    assortment.appeal[row] =
      at(likes, row % entries.length) * (round < packings.length ? 1 - 0.1 * round : 0.35)
    assortment.launched[row] = Math.min(firstDayOf(year) + 45, today - 30)
  }
  return assortment
}

/** Numbers the families that have several rows. */
function groupFamilies(
  { entries, packings }: CompiledParts,
  size: number,
  counters: Counters,
): Map<string, number> {
  const seen = new Set<string>()
  const groups = new Map<string, number>()
  for (let row = 0; row < Math.min(size, entries.length * packings.length); row++) {
    const { family } = at(entries, row % entries.length)
    if (seen.has(family) && !groups.has(family)) groups.set(family, ++counters.group)
    seen.add(family)
  }
  return groups
}

/** Ways in which single shops sell a part, beside its packings. */
const conditions = [
  '',
  '병행수입',
  '리퍼',
  '당일발송',
  '전시품',
  '미개봉 반품',
  '세트 할인',
  '3년 무상 보증',
  '사업자 전용',
]

/** @param row 0 ≤ row; rows count through the entries, then through packings, then through shops */
function partItemText(compiled: CompiledParts, row: number): ItemText {
  const { entries, packings, facets, specs } = compiled
  const entry = at(entries, row % entries.length)
  const round = Math.floor(row / entries.length)
  const keySpecs = specs.flatMap(facet => {
    const value = at(entry.values, facet)
    return value === 0 ? [] : [at(at(facets, facet).values, value - 1).name]
  })
  const title = `${entry.maker} ${entry.title}`
  if (round < packings.length) {
    const { label } = at(packings, round)
    const variantLabel = [entry.label, label].filter(word => word !== '').join(' ') || '기본'
    return { name: label === '' ? title : `${title} (${label})`, keySpecs, variantLabel }
  }
  const offering = round - packings.length
  const minishop = minishopFor(hash(entry.title), offering, true)
  const condition = at(conditions, Math.floor(offering / 17) % conditions.length)
  const name = `[${minishop}] ${title}${condition === '' ? '' : ` ${condition}`}`
  return { name, keySpecs, minishop }
}
