import { type Fields, readPath, tidy, toScalar } from './field-path.ts'
import type { Place } from './import-report.ts'
import type { Meaning } from './known-columns.ts'
import { createFieldFinder } from './record-reader.ts'

/** A record of a file, with its place. */
export interface Row {
  readonly place: Place
  readonly record: Fields
  /** What makes it one of several variants of a product. */
  readonly variant?: Variant
}

interface Variant {
  /** Number of the product in its file. */
  readonly product: number
  /** By what it differs from the others. */
  readonly label: string
  /** The record that describes the product: that above its variants, or the first of them. */
  readonly lead: Fields
  /** Whether that record is above the variants, and what it says of its sale holds for all of them. */
  readonly isParent: boolean
}

const find = createFieldFinder()

function textOf(record: Fields, meaning: Meaning): string {
  for (const path of find(record, meaning)) {
    const text = tidy(String(toScalar(readPath(record, path)) ?? ''))
    if (text !== '') return text
  }
  return ''
}

/** The columns that tell variants; if there are any, only all rows of a file together tell its products. */
export function findVariantColumns(record: Fields): readonly string[] {
  const above = (['variations', 'attributes', 'parent'] as const).flatMap(meaning => find(record, meaning))
  const kind = find(record, 'kind')
  const groups = find(record, 'group')
  return above.length > 0 && kind.length > 0 ? [...above, ...kind, ...groups] : groups
}

/**
 * Turns the rows of a file into items. Rows of one product become its variants, with the fields of the product: those of one
 * `Handle` (Shopify) or `item_group_id` (Google), those with a `Parent` (WooCommerce), and those that a configurable product
 * names (Magento). Rows that are no items themselves are left away: products above their variants, and rows of pictures.
 */
export function foldVariants(rows: readonly Row[]): readonly Row[] {
  const products = findProducts(rows)
  const productOf = new Map(products.flatMap(each => each.variants.map(row => [row, each] as const)))
  const parents = new Set(products.flatMap(({ parent }) => parent ?? []))
  return rows.flatMap(row => {
    if (parents.has(row)) return []
    const product = productOf.get(row)
    const lead = product && (product.parent ?? product.variants[0])
    if (!product || !lead || (lead === row && product.variants.length === 1))
      return isPicture(row.record) ? [] : { ...row, record: unfold(row.record) }
    const record = inherit(unfold(lead.record, lead.record), unfold(row.record, lead.record))
    const named = product.parent ? { ...record, ...nameOf(lead.record) } : record
    const label = labelOf(row, product)
    return {
      ...row,
      record: named,
      variant: {
        product: product.number,
        label,
        lead: unfold(lead.record),
        isParent: product.parent !== undefined,
      },
    }
  })
}

interface Product {
  readonly number: number
  /** The row above the variants, where there is one. */
  readonly parent?: Row | undefined
  readonly variants: Row[]
}

function findProducts(rows: readonly Row[]): readonly Product[] {
  const byReference = new Map<string, Row>()
  for (const row of rows) {
    const [sku, id] = [textOf(row.record, 'sku'), textOf(row.record, 'id')]
    if (sku !== '' && !byReference.has(sku)) byReference.set(sku, row)
    if (id !== '') byReference.set(`id:${id}`, row)
  }
  const products = new Map<Row | string, Product>()
  const add = (name: string, variant: Row, parent?: Row) => {
    const known = products.get(parent ?? name)
    const product = known ?? { number: products.size + 1, parent, variants: [] }
    product.variants.push(variant)
    products.set(parent ?? name, product)
  }
  for (const row of rows) {
    const { record } = row
    for (const { sku = '' } of variationsOf(record)) {
      const variant = byReference.get(sku)
      if (variant && variant !== row) add(sku, variant, row)
    }
    const parent = /variation/i.test(textOf(record, 'kind')) ? textOf(record, 'parent') : ''
    if (parent !== '') add(parent, row, byReference.get(parent))
    const group = textOf(record, 'group')
    if (group !== '' && !isPicture(record)) add(group, row)
  }
  return [...products.values()]
}

/** Whether a row of Shopify only adds a picture to the product of the rows before it. */
function isPicture(record: Fields): boolean {
  const meanings = ['name', 'salePrice', 'price', 'sku'] as const
  return (
    textOf(record, 'group') !== '' &&
    optionsOf(record).length === 0 &&
    meanings.every(each => textOf(record, each) === '')
  )
}

/** The columns of an option, by its number: `Option1 Name` and `Option1 Value`, `Attribute 1 name` and `Attribute 1 value(s)`. */
const optionColumn = /^(?:option|attribute)\s?(\d)\s(name|value(?:\(s\))?|linked to|visible|global|default)$/i
const noOption = /^default title$/i

interface OptionColumns {
  readonly number: string
  readonly name: string
  readonly value: string
}

/** The columns of options, and all that `unfold` takes out, by the columns of a record: tables have one set of them. */
const layouts = new Map<
  string,
  { readonly options: readonly OptionColumns[]; readonly plain: readonly string[] }
>()

function layoutOf(record: Fields) {
  const columns = Object.keys(record)
  const key = columns.join('\u001f')
  const known = layouts.get(key)
  if (known) return known
  const parts = columns.flatMap(column => {
    const [, number = '', part = ''] = optionColumn.exec(column) ?? []
    return number === '' ? [] : [{ column, number, part: part.toLowerCase() }]
  })
  const options = parts
    .filter(({ part }) => part.startsWith('value'))
    .map(({ column, number }) => {
      const name = parts.find(each => each.number === number && each.part === 'name')?.column ?? ''
      return { number, name, value: column }
    })
  const taken = new Set([...parts.map(({ column }) => column), ...find(record, 'attributes')])
  const plain = columns.filter(column => !taken.has(column) && !/^configurable_variation/i.test(column))
  const layout = { options, plain }
  if (layouts.size < 1000) layouts.set(key, layout)
  return layout
}

/**
 * The options of a record.
 *
 * @param lead the first record of the product, which alone names the options of Shopify
 */
function optionsOf(
  record: Fields,
  lead: Fields = record,
): readonly (readonly [name: string, value: string])[] {
  return layoutOf(record).options.flatMap(({ number, name, value }) => {
    const stated = tidy(String(toScalar(record[value]) ?? ''))
    const label = tidy(String(record[name] ?? lead[name] ?? ''))
    return stated === '' || noOption.test(stated) ? [] : [[label || `옵션 ${number}`, stated] as const]
  })
}

/** The pairs of a cell: `color=Red,size=M`. */
function pairsOf(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(/,(?=[\p{L}\w]+=)/u).flatMap(pair => {
    const [, name = '', value = ''] = /^\s*([^=]+)=(.*)$/s.exec(pair) ?? []
    return name === '' || value.trim() === '' ? [] : [[name.trim(), value.trim()] as const]
  })
  return Object.fromEntries(pairs)
}

/** The variants that a configurable product names. */
function variationsOf(record: Fields): readonly Readonly<Record<string, string>>[] {
  const text = textOf(record, 'variations')
  return text === '' ? [] : text.split('|').map(pairsOf)
}

/** Gives the options and further attributes of a record fields of their own. */
function unfold(record: Fields, lead: Fields = record): Fields {
  const unfolded: Record<string, unknown> = {}
  for (const column of layoutOf(record).plain) unfolded[column] = record[column]
  const further = Object.entries(pairsOf(textOf(record, 'attributes')))
  const options = optionsOf(record, lead).map(([name, value]) => [name, listOf(value)] as const)
  for (const [name, value] of [...further, ...options]) unfolded[name] ??= value
  return unfolded
}

function listOf(value: string): string | readonly string[] {
  const values = value.split(/(?<!\\),\s*/).map(each => each.replaceAll('\\,', ','))
  return values.length > 1 ? values : (values[0] ?? '')
}

/** What each variant states for itself. */
const ownMeanings = [
  ...(['salePrice', 'saleFrom', 'saleTo', 'saleDates', 'price', 'listPrice'] as const),
  ...(['discountAmount', 'discountPercent', 'discountFrom', 'discountTo'] as const),
  ...([
    'availability',
    'soldOut',
    'stock',
    'stockTracking',
    'backorders',
    'sku',
    'id',
    'kind',
    'parent',
  ] as const),
] satisfies readonly Meaning[]

/** Fills the empty fields of a variant with those of its product. */
function inherit(lead: Fields, own: Fields): Fields {
  const kept = new Set(ownMeanings.flatMap(meaning => find(lead, meaning)))
  const filled: Record<string, unknown> = { ...own }
  for (const [column, value] of Object.entries(lead)) {
    if (!kept.has(column) && !/^variant/i.test(column) && toScalar(own[column]) === undefined)
      filled[column] = value
  }
  return filled
}

function nameOf(record: Fields): Fields {
  const path = find(record, 'name').find(each => toScalar(record[each]) !== undefined)
  return path === undefined ? {} : { [path]: record[path] }
}

function labelOf(row: Row, { parent, variants }: Product): string {
  const { record } = row
  const sku = textOf(record, 'sku')
  const named = parent && variationsOf(parent.record).find(each => each.sku === sku)
  const stated = named
    ? Object.entries(named).flatMap(([name, value]) => (name === 'sku' ? [] : value))
    : optionsOf(record).map(([, value]) => value)
  if (stated.length > 0) return stated.join(' / ')
  const differing = find(record, 'options').filter(
    path => new Set(variants.map(each => String(toScalar(readPath(each.record, path)) ?? ''))).size > 1,
  )
  const options = differing.flatMap(path => String(toScalar(readPath(record, path)) ?? '') || [])
  return options.join(' / ') || sku || textOf(record, 'name') || String(variants.indexOf(row) + 1)
}
