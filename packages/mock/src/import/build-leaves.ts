import type { PartFigures } from '@jeoul/api/types'
import type { Facet, Leaf, PriceState } from '../catalogue/catalogue.ts'
import { createColumns } from '../catalogue/item-columns.ts'
import { keysOf } from '../index/keys-of.ts'
import { buildCategoryTree, pathKey } from './category-tree.ts'
import { Column } from './column.ts'
import { pictureOf } from './default-category.ts'
import { deriveMarket } from './derive-market.ts'
import { type FacetCandidate, makeKey } from './facet-candidate.ts'
import { createPathFinder, flattenRecord } from './field-path.ts'
import type { CategoryReport } from './import-report.ts'
import { coverageOf, type InferenceOptions, inferFacets, placeAt } from './infer-facets.ts'
import type { ImportMapping } from './mapping.ts'

/** Above all ids of generated catalogues. */
export const firstImportedId = 3_000_000_001
/** How many fields of a category are kept. Data with more uses values as keys. */
const maxFields = 400
/** A row shows at most this many key specifications. */
const maxTexts = 10

/** What every item has. */
interface Basics {
  readonly name: string
  /** Number of the maker. */
  readonly maker: number
  /** 0 for no price. */
  readonly won: number
  /** Where the source states it. */
  readonly state: PriceState | undefined
}

/** Collects the items of one category into columns while the sources are read. */
export class LeafBuilder {
  readonly path: readonly string[]
  /** Its id, where it does not follow from the path. */
  readonly cateId: string | undefined
  readonly names: string[] = []
  readonly makers: number[] = []
  readonly prices: number[] = []
  /** By row, where the source states them. */
  readonly states = new Map<number, PriceState>()
  readonly columns = new Map<string, Column>()
  /** The figures for compatibility, by the rows of parts. */
  readonly figures = new Map<number, PartFigures>()
  /** Whether there were too many fields to keep them all. */
  hasLostFields = false

  constructor(path: readonly string[], cateId?: string) {
    this.path = path
    this.cateId = cateId
  }

  add(basics: Basics, record: Readonly<Record<string, unknown>>, figures?: PartFigures): void {
    const row = this.names.push(basics.name) - 1
    this.makers.push(basics.maker)
    this.prices.push(basics.won)
    if (basics.state !== undefined) this.states.set(row, basics.state)
    if (figures) this.figures.set(row, figures)
    flattenRecord(record, (path, value, isCount) => {
      let column = this.columns.get(path)
      if (!column) {
        this.hasLostFields ||= this.columns.size >= maxFields
        if (this.columns.size >= maxFields) return
        column = new Column(path, isCount)
        this.columns.set(path, column)
      }
      column.set(row, value)
    })
  }
}

/**
 * Turns everything that was read into categories with their items, numbered from the first imported id on.
 *
 * @param used fields already shown as name, maker, price or category
 */
export function buildLeaves(
  builders: readonly LeafBuilder[],
  mapping: ImportMapping,
  used: ReadonlySet<string>,
) {
  const { roots, ids } = buildCategoryTree(builders)
  const leaves = new Map<string, Leaf>()
  const categories: CategoryReport[] = []
  let nextId = firstImportedId
  for (const builder of builders) {
    const cateId = ids.get(pathKey(builder.path)) ?? ''
    const { leaf, report } = buildLeaf(builder, cateId, nextId, mapping, used)
    leaves.set(cateId, leaf)
    categories.push(report)
    nextId += leaf.items.size
  }
  return { roots, leaves, categories }
}

/** Infers the facets of a category, and makes up what the source lacks. */
function buildLeaf(
  builder: LeafBuilder,
  cateId: string,
  firstId: number,
  mapping: ImportMapping,
  used: ReadonlySet<string>,
): { leaf: Leaf; report: CategoryReport } {
  const { names, prices, path } = builder
  const rows = names.length
  const options = inferenceOptions(mapping, builder.columns.keys())
  const columns = [...builder.columns.values()].filter(
    column => !used.has(column.path) || options.force.has(column.path),
  )
  const { facets, keySpecs, leftOut, notes } = inferFacets(columns, rows, options)
  const table = createColumns(rows, facets.length)
  const stateWithoutPrice = mapping.noPrice === 'sold-out' ? 1 : 2
  for (const [row, name] of names.entries()) {
    const cash = prices[row] ?? 0
    const { delivery, score, ...market } = deriveMarket(`${name}\u001f${row}`, cash)
    table.ids[row] = firstId + row
    table.makers[row] = builder.makers[row] ?? 0
    table.cash[row] = cash
    table.states[row] = cash > 0 ? 3 : (builder.states.get(row) ?? stateWithoutPrice)
    table.deliveries[row] = delivery
    table.scores[row] = score
    for (const each of keysOf(market)) table[each][row] = market[each]
    for (const [at, field] of facets.entries()) {
      const column = table.specs[at]
      if (column) column[row] = placeAt(field, row)
    }
  }
  const shown = toFacets(facets)
  const leaf: Leaf = {
    cateId,
    picture: pictureOf(path.at(-1) ?? ''),
    facets: shown,
    items: { ...table, text: row => ({ name: names[row] ?? '', keySpecs: tell(keySpecs, row) }) },
    ...(builder.figures.size > 0 && { figures: row => builder.figures.get(row) }),
  }
  const report: CategoryReport = {
    cateId,
    path,
    items: rows,
    withoutPrice: prices.filter(price => price === 0).length,
    facets: facets.map((facet, at) => ({
      key: shown[at]?.key ?? '',
      path: facet.path,
      name: facet.label,
      kind: facet.kind,
      values: facet.values.map(value => value.name),
      coverage: coverageOf(facet, rows),
    })),
    leftOut,
    notes: [
      ...notes,
      ...(builder.hasLostFields ? ['some fields were left out because there are too many'] : []),
    ],
  }
  return { leaf, report }
}

/** @param paths of a category's fields */
function inferenceOptions(mapping: ImportMapping, paths: Iterable<string>): InferenceOptions {
  const { labels = [], units = [], skip = [], facets = [], facetLimit = 15 } = mapping
  const find = createPathFinder(paths)
  const pathOf = (wished: string) => find(wished) ?? wished
  return {
    labels: new Map([...labels].map(([path, label]) => [pathOf(path), label])),
    units: new Map([...units].map(([path, unit]) => [pathOf(path), unit])),
    skip: new Set([...skip].map(pathOf)),
    force: new Set([...facets].map(pathOf)),
    limit: facetLimit,
  }
}

function toFacets(fields: readonly FacetCandidate[]): Facet[] {
  const taken = new Set<string>()
  const names = new Set<string>()
  return fields.map(({ path, label, unit, values }) => {
    const name = names.has(label) ? `${label} (${path})` : label
    names.add(name)
    return { key: makeKey(path, taken), name, values: [...values], ...(unit !== '' && { unit }) }
  })
}

/** The key specifications of a row. */
function tell(fields: readonly FacetCandidate[], row: number): string[] {
  const texts = new Set<string>()
  for (const { column, texts: byCode } of fields) {
    const text = byCode[column.codeAt(row) - 1]
    if (text && texts.add(text).size === maxTexts) break
  }
  return [...texts]
}
