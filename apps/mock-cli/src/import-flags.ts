import { assumedRates, type ImportMapping, isEncoding, type NoPrice, splitCategory } from '@jeoul/mock/import'
import { InvalidArgumentError } from 'commander'

/** The options of `import`, as commander parses them. */
export interface ImportFlags {
  readonly name?: string
  /** True if neither --maker nor --no-maker was given. */
  readonly maker?: string | boolean
  readonly price?: string
  readonly currency?: string
  readonly rate?: number
  readonly noPrice?: NoPrice
  readonly category?: string
  readonly categoryId?: string
  readonly categoryField?: string
  readonly parts?: boolean
  readonly prices?: readonly string[]
  readonly key?: string
  readonly label?: ReadonlyMap<string, string>
  readonly unit?: ReadonlyMap<string, string>
  readonly skip?: readonly string[]
  readonly facet?: readonly string[]
  readonly facets?: number
  readonly encoding?: string
  readonly out?: string
  readonly dryRun?: boolean
  readonly showErrors?: number
  readonly errors?: string
  readonly json?: boolean
}

/** @param refuse exits with a usage error */
export function toMapping(flags: ImportFlags, refuse: (message: string) => never): ImportMapping {
  const currency = flags.currency?.toUpperCase() ?? 'KRW'
  const rate = flags.rate ?? assumedRates[currency]
  if (rate === undefined) return refuse(`no exchange rate is known for ${currency}; add --rate`)
  if (flags.category !== undefined && flags.categoryField !== undefined) {
    return refuse('--category and --category-field exclude each other')
  }
  if (flags.categoryId !== undefined && flags.categoryField !== undefined) {
    return refuse('--category-id and --category-field exclude each other')
  }
  if (flags.categoryId !== undefined && !/^[12]\d{0,9}$/.test(flags.categoryId)) {
    return refuse('--category-id must begin with 1 or 2 and have at most ten digits')
  }
  const category = flags.category === undefined ? undefined : splitCategory(flags.category)
  if (category?.length === 0) return refuse('--category contains no name')
  return {
    name: flags.name,
    maker: flags.maker === true ? undefined : flags.maker,
    price: flags.price,
    currency: flags.currency === undefined ? undefined : currency,
    rate: flags.rate === undefined && flags.currency === undefined ? undefined : rate,
    noPrice: flags.noPrice,
    category,
    categoryId: flags.categoryId,
    categoryField: flags.categoryField,
    parts: flags.parts,
    prices: flags.prices,
    key: flags.key,
    labels: flags.label,
    units: flags.unit,
    skip: flags.skip && new Set(flags.skip),
    facets: flags.facet && new Set(flags.facet),
    facetLimit: flags.facets,
    encoding: flags.encoding,
    examples: flags.showErrors,
  }
}

export function readRate(text: string): number {
  const rate = Number(text.replace(/,/g, ''))
  if (!(rate > 0) || !Number.isFinite(rate))
    throw new InvalidArgumentError('Expected a number above 0, as in 1400.')
  return rate
}

export function readCount(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('Expected a whole number, as in 10.')
  return Number(text)
}

export function readEncoding(text: string): string {
  if (!isEncoding(text)) throw new InvalidArgumentError('Common ones are utf-8, cp949 and utf-16le.')
  return text
}

export function readPairs(
  text: string,
  before: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const at = text.indexOf('=')
  if (at < 1 || at === text.length - 1) throw new InvalidArgumentError('Expected a pair, as in length=길이.')
  return new Map([...before, [text.slice(0, at), text.slice(at + 1)]])
}
