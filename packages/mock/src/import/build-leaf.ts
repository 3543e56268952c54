import type { Facet, Leaf, PriceState } from '../catalogue/catalogue.ts'
import { createColumns } from '../catalogue/item-columns.ts'
import { deriveMarket } from './derive-market.ts'
import { coverageOf, type InferredField } from './facet-candidate.ts'
import { makeKey } from './facet-key.ts'
import type { CategoryReport } from './import-report.ts'
import { type InferenceOptions, inferFacets } from './infer-facets.ts'
import type { LeafBuilder } from './leaf-builder.ts'
import { pictureOf } from './picture-of.ts'

/** A row shows at most this many key specifications. */
const maxTexts = 10

export interface LeafOptions extends InferenceOptions {
  /** Fields already shown as name, maker, price or category. */
  readonly used: ReadonlySet<string>
  readonly stateWithoutPrice: PriceState
}

/** Turns the collected items into a leaf: infers its facets, and makes up what the source lacks. */
export function buildLeaf(
  builder: LeafBuilder,
  cateId: string,
  firstId: number,
  options: LeafOptions,
): { leaf: Leaf; report: CategoryReport } {
  const rows = builder.names.length
  const columns = [...builder.columns.values()].filter(
    column => !options.used.has(column.path) || options.force.has(column.path),
  )
  const { facets, keySpecs, leftOut, notes } = inferFacets(columns, rows, options)
  const table = createColumns(rows, facets.length)
  for (let row = 0; row < rows; row++) {
    const cash = builder.prices[row] ?? 0
    const name = builder.names[row] ?? ''
    const market = deriveMarket(`${name}\u001f${row}`, cash)
    table.ids[row] = firstId + row
    table.makers[row] = builder.makers[row] ?? 0
    table.cash[row] = cash
    table.card[row] = market.card
    table.states[row] = cash > 0 ? 3 : (builder.states.get(row) ?? options.stateWithoutPrice)
    table.deliveries[row] = market.delivery
    table.malls[row] = market.malls
    table.reviews[row] = market.reviews
    table.scores[row] = market.score
    table.zzims[row] = market.zzims
    table.registered[row] = market.registered
    table.popularity[row] = market.popularity
    facets.forEach((field, at) => {
      const column = table.specs[at]
      if (column) column[row] = valueAt(field, row)
    })
  }
  const shown = toFacets(facets)
  const leaf: Leaf = {
    cateId,
    picture: pictureOf(builder.path.at(-1) ?? ''),
    facets: shown,
    items: { ...table, text: row => ({ name: builder.names[row] ?? '', keySpecs: tell(keySpecs, row) }) },
    ...(builder.figures.size > 0 && { figures: row => builder.figures.get(row) }),
  }
  const report: CategoryReport = {
    cateId,
    path: builder.path,
    items: rows,
    withoutPrice: builder.prices.filter(price => price === 0).length,
    facets: facets.map(({ candidate }, at) => ({
      key: shown[at]?.key ?? '',
      path: candidate.path,
      name: candidate.label,
      kind: candidate.kind,
      values: candidate.values.map(value => value.name),
      coverage: coverageOf(candidate, rows),
    })),
    leftOut,
    notes:
      builder.fieldsDropped > 0 ? [...notes, 'some fields were left out because there are too many'] : notes,
  }
  return { leaf, report }
}

function toFacets(fields: readonly InferredField[]): Facet[] {
  const taken = new Set<string>()
  const names = new Set<string>()
  return fields.map(({ candidate }) => {
    const { path, label, unit, values } = candidate
    const name = names.has(label) ? `${label} (${path})` : label
    names.add(name)
    const facet = { key: makeKey(path, taken), name, values: values.map(({ key, name }) => ({ key, name })) }
    return unit === '' ? facet : { ...facet, unit }
  })
}

function valueAt({ column, candidate }: InferredField, row: number): number {
  const code = column.codeAt(row)
  return code === 0 ? 0 : (candidate.placeOf[code - 1] ?? 0)
}

function tell(fields: readonly InferredField[], row: number): string[] {
  const texts: string[] = []
  for (const { column, candidate } of fields) {
    const code = column.codeAt(row)
    const text = code === 0 ? undefined : candidate.texts[code - 1]
    if (text && !texts.includes(text) && texts.push(text) === maxTexts) break
  }
  return texts
}
