import type { PartFigures } from '@jeoul/api/types'
import type { ItemText, Leaf, PriceState } from '../catalogue/catalogue.ts'
import { createColumns } from '../catalogue/item-columns.ts'
import { keysOf } from '../index/keys-of.ts'
import { buildCategoryTree, pathKey } from './category-tree.ts'
import { Column } from './column.ts'
import { pictureOf } from './default-category.ts'
import { deriveMarket } from './derive-market.ts'
import { type FacetCandidate, makeKey } from './facet-candidate.ts'
import { createPathFinder, type Fields, flattenRecord } from './field-path.ts'
import type { CategoryReport } from './import-report.ts'
import { coverageOf, type InferenceOptions, inferFacets, placeAt } from './infer-facets.ts'
import type { ImportMapping } from './mapping.ts'

/** Above all ids of generated catalogues. */
export const firstImportedId = 3_000_000_001
/** How many fields of a category are kept. Data with more uses values as keys. */
const maxFields = 400
/** A row shows at most this many key specifications. */
const maxTexts = 10

/** The properties that every item has. */
interface Basics {
  readonly name: string
  /** Number of the maker. */
  readonly maker: number
  /** 0 for no price. */
  readonly won: number
  /** The price that the source states, whatever the price state is. */
  readonly stated: number
  readonly state: PriceState
  /** Number of the product that it is a variant of; 0 for a product without variants. */
  readonly group: number
  /** By what it differs from the other variants. */
  readonly label: string | undefined
}

/** Collects the items of one category into columns while the sources are read. */
export class LeafBuilder {
  readonly path: readonly string[]
  /** Its id, where it does not follow from the path. */
  readonly cateId: string | undefined
  readonly items: Basics[] = []
  readonly columns = new Map<string, Column>()
  /** The figures for compatibility, by the rows of parts. */
  readonly figures = new Map<number, PartFigures>()
  /** Whether there were too many fields to keep them all. */
  hasLostFields = false

  constructor(path: readonly string[], cateId?: string) {
    this.path = path
    this.cateId = cateId
  }

  add(basics: Basics, record: Fields, figures?: PartFigures): void {
    const row = this.items.push(basics) - 1
    if (figures) this.figures.set(row, figures)
    flattenRecord(record, (path, value, isCount) => {
      const isNew = !this.columns.has(path)
      if (isNew && this.columns.size >= maxFields) this.hasLostFields = true
      else if (isNew) this.columns.set(path, new Column(path, isCount))
      this.columns.get(path)?.set(row, value)
    })
  }
}

/** Paths of fields that are shown elsewhere. */
type Used = Pick<ReadonlySet<string>, 'has'>

/**
 * Turns everything that was read into categories with their items, numbered from the first imported id on.
 *
 * @param used fields already shown as name, maker, price or category
 */
export function buildLeaves(builders: readonly LeafBuilder[], mapping: ImportMapping, used: Used) {
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
  { items, path, columns, figures, hasLostFields }: LeafBuilder,
  cateId: string,
  firstId: number,
  mapping: ImportMapping,
  used: Used,
) {
  const rows = items.length
  const options = inferenceOptions(mapping, columns.keys())
  const shown = [...columns.values()].filter(({ path }) => !used.has(path) || options.force.has(path))
  const { facets: chosen, keySpecs, leftOut, notes } = inferFacets(shown, rows, options)
  const table = createColumns(rows, chosen.length)
  for (const [row, { name, maker, won, state, group }] of items.entries()) {
    const { delivery, score, ...market } = deriveMarket(`${name}\u001f${row}`, won)
    table.ids[row] = firstId + row
    table.makers[row] = maker
    table.cash[row] = won
    table.states[row] = state
    table.groups[row] = group
    table.deliveries[row] = delivery
    table.scores[row] = score
    for (const each of keysOf(market)) table[each][row] = market[each]
  }
  for (const [at, facet] of chosen.entries()) {
    table.specs[at]?.set(items.map((_, row) => placeAt(facet, row)))
  }
  const [keys, names] = [new Set<string>(), new Set<string>()]
  const facets = chosen.map(({ path, label, unit, values }) => {
    const name = names.has(label) ? `${label} (${path})` : label
    names.add(name)
    return { key: makeKey(path, keys), name, values: [...values], ...(unit !== '' && { unit }) }
  })
  const leaf: Leaf = {
    cateId,
    picture: pictureOf(path.at(-1) ?? ''),
    facets,
    items: {
      ...table,
      text: row => textOf(items[row]?.name, tell(keySpecs, row), items[row]?.label),
    },
    ...(figures.size > 0 && { figures: row => figures.get(row) }),
  }
  const report: CategoryReport = {
    cateId,
    path,
    items: rows,
    withoutPrice: items.filter(({ won }) => won === 0).length,
    facets: chosen.map((facet, at) => ({
      key: facets[at]?.key ?? '',
      path: facet.path,
      name: facet.label,
      kind: facet.kind,
      values: facet.values.map(value => value.name),
      coverage: coverageOf(facet, rows),
    })),
    leftOut,
    notes: hasLostFields ? [...notes, 'some fields were left out because there are too many'] : notes,
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

/** The texts of a row. */
export function textOf(name = '', keySpecs: readonly string[], label: string | null | undefined): ItemText {
  return { name, keySpecs, ...(label != null && { variantLabel: label }) }
}

/** The key specifications of a row. */
function tell(fields: readonly FacetCandidate[], row: number): string[] {
  const texts = fields.flatMap(({ column, texts }) => texts[column.codeAt(row) - 1] || [])
  return [...new Set(texts)].slice(0, maxTexts)
}
