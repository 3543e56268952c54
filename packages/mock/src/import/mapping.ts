import { tidy } from './field-path.ts'

/** What to do with items without a price: 가격비교 예정 (state 2), 일시품절 (state 1), or leave them out. */
export const noPriceChoices = ['upcoming', 'sold-out', 'skip'] as const
export type NoPrice = (typeof noPriceChoices)[number]

/** How the fields of a source become items. The defaults fit common data. */
export interface ImportMapping {
  /** Path or template of the name: `metadata.name`, `{name} {chipset}`. */
  readonly name?: string | undefined
  /** Path of the maker, or false for none. By default, the maker is taken from known fields, or from the names of PC parts. */
  readonly maker?: string | false | undefined
  /** Path of the price; by default what is paid today, of known fields. */
  readonly price?: string | undefined
  /** ISO 4217 code of the prices' currency, KRW by default. */
  readonly currency?: string | undefined
  /** Won per unit of the source's currency. */
  readonly rate?: number | undefined
  /** Category of all items, from the top: ['PC부품', '그래픽카드']. By default, each item's own, or else guessed from the file's name. */
  readonly category?: readonly string[] | undefined
  /** Whether records that are parts of a PC go to the generated categories of their kind, whatever their file is. */
  readonly parts?: boolean | undefined
  /** Files with prices of these parts, whose own records may have none. */
  readonly prices?: readonly string[] | undefined
  /** Id of the leaf category of all items, for instance one of the generated catalogue. */
  readonly categoryId?: string | undefined
  /** Path of the category, or a template of its levels; by default a usual field. */
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
  /** Label of the sources' encoding, UTF-8 by default, or CP949 or Latin-1 where that fits and UTF-8 does not. */
  readonly encoding?: string | undefined
  /** How many defects of each reason are kept, 5 by default. */
  readonly examples?: number | undefined
}

/** Splits 'PC부품 / 그래픽카드' or 'PC부품 > 그래픽카드' into its levels. */
export function splitCategory(text: string): readonly string[] {
  return text
    .split(/[/>]/)
    .map(tidy)
    .filter(level => level !== '')
}
