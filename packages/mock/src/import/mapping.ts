import { readPath, type Scalar, tidy, toScalar } from './field-path.ts'
import { compileTemplate, type Template } from './name-template.ts'

/** What to do with items without a price: 가격비교 예정 (state 2), 일시품절 (state 1), or leave them out. */
export const noPriceChoices = ['upcoming', 'sold-out', 'skip'] as const
export type NoPrice = (typeof noPriceChoices)[number]

/** How the fields of a source become items. The defaults fit common data. */
export interface ImportMapping {
  /** Path or template of the name: `metadata.name`, `{name} {chipset}`. */
  readonly name?: string | undefined
  /** Path of the maker, or false for none. By default, the maker is taken from known fields or the name. */
  readonly maker?: string | false | undefined
  readonly price?: string | undefined
  /** Won per unit of the source's currency. */
  readonly rate?: number | undefined
  /** Category of all items, from the top: ['PC부품', '그래픽카드']. By default, it is guessed from the file's name. */
  readonly category?: readonly string[] | undefined
  /** Whether records that are parts of a PC go to the generated categories of their kind, whatever their file is. */
  readonly parts?: boolean | undefined
  /** Files that tell prices of these parts, whose own records may have none. */
  readonly prices?: readonly string[] | undefined
  /** Id of the leaf category of all items, for instance one of the generated catalogue. */
  readonly categoryId?: string | undefined
  /** Path of the category, its levels separated by '>' or '/'. */
  readonly categoryField?: string | undefined
  /** Path of the field that identifies an item. Records with an equal value are duplicates. */
  readonly key?: string | undefined
  readonly noPrice?: NoPrice | undefined
  readonly labels?: ReadonlyMap<string, string> | undefined
  readonly units?: ReadonlyMap<string, string> | undefined
  readonly skip?: ReadonlySet<string> | undefined
  readonly facets?: ReadonlySet<string> | undefined
  /** The most facets of a category, 15 by default. */
  readonly facetLimit?: number | undefined
  /** Label of the sources' encoding, UTF-8 by default. */
  readonly encoding?: string | undefined
  /** How many faults of each reason are kept, 5 by default. */
  readonly examples?: number | undefined
}

/** Assumed exchange rates in won, used unless the user gives one. */
export const assumedRates: Readonly<Record<string, number>> = {
  KRW: 1,
  USD: 1400,
  EUR: 1600,
  JPY: 9.3,
  CNY: 195,
  GBP: 1850,
}

const nameFields = [
  'name',
  'metadata.name',
  'title',
  'product_name',
  'productName',
  'model',
  '상품명',
  '제품명',
  '이름',
]
const makerFields = ['maker', 'manufacturer', 'metadata.manufacturer', 'brand', 'vendor', '제조사', '브랜드']
const priceFields = [
  'price',
  'metadata.price',
  'lowest_price',
  'sale_price',
  'price_usd',
  '가격',
  '판매가',
  '최저가',
]

/** Reads the required properties of an item from a record. */
export interface RecordReader {
  name(record: unknown): string
  maker(record: unknown): string
  price(record: unknown): Scalar | undefined
  category(record: unknown): readonly string[]
  key(record: unknown): string | undefined
  /** Paths that were read as name (its first part), maker, price or category, and need no facet of their own. */
  readonly used: ReadonlySet<string>
}

export function createReader(mapping: ImportMapping): RecordReader {
  const names = (mapping.name === undefined ? nameFields : [mapping.name]).map(compileTemplate)
  const makers = mapping.maker === false ? [] : mapping.maker === undefined ? makerFields : [mapping.maker]
  const prices = mapping.price === undefined ? priceFields : [mapping.price]
  const { categoryField, key } = mapping
  const used = new Set<string>(categoryField === undefined ? [] : [categoryField])
  const readAt = (record: unknown) => (path: string) => {
    const found = toScalar(readPath(record, path))
    if (found !== undefined) used.add(path)
    return found
  }
  const fill = (record: unknown) => (template: Template) => {
    const text = template.fill(record)
    if (text !== '') used.add(template.paths[0] ?? '')
    return text
  }
  return {
    name: record => firstOf(names, fill(record)) ?? '',
    maker: record => tidy(String(firstOf(makers, readAt(record)) ?? '')),
    price: record => firstOf(prices, readAt(record)),
    category: record =>
      categoryField ? splitCategory(String(toScalar(readPath(record, categoryField)) ?? '')) : [],
    key: record => (key === undefined ? undefined : textOf(readPath(record, key))),
    used,
  }
}

/** Splits 'PC부품 / 그래픽카드' or 'PC부품 > 그래픽카드' into its levels. */
export function splitCategory(text: string): readonly string[] {
  return text
    .split(/[/>]/)
    .map(tidy)
    .filter(level => level !== '')
}

function textOf(value: unknown): string | undefined {
  const scalar = toScalar(value)
  return scalar === undefined ? undefined : String(scalar)
}

function firstOf<Field, Found extends Scalar>(
  fields: readonly Field[],
  read: (field: Field) => Found | undefined,
): Found | undefined {
  for (const field of fields) {
    const found = read(field)
    if (found !== undefined && found !== '') return found
  }
  return undefined
}
