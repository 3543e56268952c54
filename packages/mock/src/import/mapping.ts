import { readPath, type Scalar, tidy, toScalar } from './field-path.ts'
import { compileTemplate, type Template } from './name-template.ts'

/** Items without a price: left out, 가격비교 예정 (state 2), or 일시품절 (state 1). */
export const noPriceChoices = ['upcoming', 'sold-out', 'skip'] as const
export type NoPrice = (typeof noPriceChoices)[number]

/** How the fields of a source become items. Everything has a default that fits common data. */
export interface ImportMapping {
  /** Path or template of the name: `metadata.name`, `{name} {chipset}`. */
  readonly name?: string | undefined
  /** Path of the maker; false: no maker. Without it the name's first words are the maker. */
  readonly maker?: string | false | undefined
  readonly price?: string | undefined
  /** Won for one unit of the source's prices. */
  readonly rate?: number | undefined
  /** Where all items go, from the top: ['PC부품', '그래픽카드']. Without it the file's name decides. */
  readonly category?: readonly string[] | undefined
  /** Id of the leaf that all items go into, such as one of the generated catalogue's. */
  readonly categoryId?: string | undefined
  /** Path of the category, its levels separated by '>' or '/'. */
  readonly categoryField?: string | undefined
  /** Path of what tells items apart; lines with an equal one are duplicates. */
  readonly key?: string | undefined
  readonly noPrice?: NoPrice | undefined
  readonly labels?: ReadonlyMap<string, string> | undefined
  readonly units?: ReadonlyMap<string, string> | undefined
  readonly skip?: ReadonlySet<string> | undefined
  readonly facets?: ReadonlySet<string> | undefined
  /** Facets of a category at most; 15 by default. */
  readonly facetLimit?: number | undefined
  /** Label of the sources' encoding; UTF-8 by default. */
  readonly encoding?: string | undefined
  /** Faults kept of each reason; 5 by default. */
  readonly examples?: number | undefined
}

/** Won for one unit, rounded and assumed: prices are stated with their currency's rate, or with this one. */
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

/** Takes what every item needs out of a record. */
export interface RecordReader {
  name(record: unknown): string
  maker(record: unknown): string
  price(record: unknown): Scalar | undefined
  category(record: unknown): readonly string[]
  key(record: unknown): string | undefined
  /** Paths read so far as name (its first part), maker, price or category: they need not be told again. */
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

/** 'PC부품 / 그래픽카드' or 'PC부품 > 그래픽카드' as its levels. */
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
