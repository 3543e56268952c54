import { listSeparator, type Scalar } from './field-path.ts'
import { withoutMarkup } from './without-markup.ts'
import { words } from './words.ts'

/** How many distinct texts are kept of a field. With more, and few of them repeated, the field is useless as a facet. */
const crowd = 20_000

/** One field of a category's items: a dictionary of its values and one code per row. Code 0 means the row has none. */
export class Column {
  readonly path: string
  /** Its numbers count the objects of a list. */
  readonly isCount: boolean
  /** The value of code `n` is at index `n - 1`. */
  readonly values: Scalar[] = []
  /** The number of rows with each value. */
  readonly counts: number[] = []
  stated = 0
  /** Nearly every row has its own text, so the field is no longer collected. */
  crowded = false
  #codes: number[] = []
  readonly #known = new Map<Scalar, number>()

  constructor(path: string, isCount = false) {
    this.path = path
    this.isCount = isCount
  }

  set(row: number, value: Scalar): void {
    if (this.codeAt(row) !== 0) return
    this.stated++
    if (this.crowded) return
    let code = this.#known.get(value)
    if (code === undefined) {
      this.crowded = typeof value === 'string' && this.values.length >= Math.max(crowd, this.stated / 2)
      if (this.crowded) {
        for (const list of [this.values, this.counts, this.#codes]) list.length = 0
        this.#known.clear()
        return
      }
      code = this.values.push(value)
      this.counts.push(0)
      this.#known.set(value, code)
    }
    while (this.#codes.length < row) this.#codes.push(0)
    this.#codes[row] = code
    this.counts[code - 1] = (this.counts[code - 1] ?? 0) + 1
  }

  codeAt(row: number): number {
    return this.#codes[row] ?? 0
  }
}

/** The parsed values of a field. `values[code - 1]` is undefined if the text means 'unknown'. */
export type ColumnReading =
  | { readonly kind: 'boolean'; readonly values: readonly (boolean | undefined)[] }
  | { readonly kind: 'number'; readonly values: readonly (number | undefined)[]; readonly unit?: string }
  | { readonly kind: 'text'; readonly values: readonly (string | undefined)[]; readonly list: boolean }

/** A field of texts is read as numbers or as yes/no if this share of its items can be parsed. */
const agreement = 0.97

/** Parses a field. Numbers and booleans may be written as texts, and numbers may have a unit. */
export function readColumn(column: Column, wishedUnit?: string): ColumnReading {
  const booleans = column.values.map(readBoolean)
  const hasOnlyBooleans = column.values.every(value => typeof value === 'boolean' || isUnstated(value))
  if (hasOnlyBooleans || shareOf(column, booleans) >= agreement) return { kind: 'boolean', values: booleans }
  const quantities = column.values.map(readQuantity)
  const [unit = '', ...others] = new Set(quantities.flatMap(each => (each ? [each.unit] : [])))
  if (shareOf(column, quantities) >= agreement && others.length === 0) {
    const values = quantities.map(each => each?.value)
    return { kind: 'number', values, ...(unit !== '' && wishedUnit === undefined && { unit }) }
  }
  const list = column.values.some(value => typeof value === 'string' && value.includes(listSeparator))
  return { kind: 'text', values: spellAlike(column), list }
}

const unstated: ReadonlySet<string> = new Set(words.unstated)

function isUnstated(value: Scalar): boolean {
  return typeof value === 'string' && unstated.has(value.toLowerCase())
}

/** The share of the items with a value that was parsed. */
function shareOf(column: Column, parsed: readonly unknown[]): number {
  let stated = 0
  let known = 0
  column.values.forEach((value, at) => {
    if (isUnstated(value)) return
    const count = column.counts[at] ?? 0
    stated += count
    if (parsed[at] !== undefined) known += count
  })
  return stated === 0 ? 0 : known / stated
}

function readBoolean(value: Scalar): boolean | undefined {
  if (typeof value !== 'string') return typeof value === 'boolean' ? value : undefined
  if (/^(true|yes|y|예)$/i.test(value)) return true
  return /^(false|no|n|아니오)$/i.test(value) ? false : undefined
}

function readQuantity(value: Scalar): { value: number; unit: string } | undefined {
  if (typeof value === 'number') return { value, unit: '' }
  // Digits that begin with 0 are a code: 007 is not 7.
  const shape = /^(?!0\d)([-+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*([a-zA-Z%"가-힣]{0,6})$/
  const [, digits, unit = ''] = shape.exec(String(value)) ?? []
  return digits === undefined ? undefined : { value: Number(digits.replace(/,/g, '')), unit }
}

/** Unifies texts that differ only in case under the most frequent spelling, and translates known words into Korean. */
function spellAlike(column: Column): (string | undefined)[] {
  const spellings = new Map<string, { text: string; count: number }>()
  const keys = column.values.map((value, at) => {
    const parts = String(value).split(listSeparator)
    const text = parts
      .filter(part => !isUnstated(part))
      .map(part => translate(withoutMarkup(part)))
      .join(', ')
    const key = text.toLowerCase()
    const count = column.counts[at] ?? 0
    if (count > (spellings.get(key)?.count ?? -1)) spellings.set(key, { text, count })
    return key
  })
  return keys.map(key => spellings.get(key)?.text || undefined)
}

const valueWords: ReadonlyMap<string, string> = new Map(Object.entries(words.values))

/** Translates 'Black / Silver' word by word, in sorted order. A text with an unknown word is left unchanged. */
function translate(text: string): string {
  const known = valueWords.get(text.toLowerCase())
  if (known !== undefined) return known
  const translated = text.split(/\s*\/\s*/).map(part => valueWords.get(part.toLowerCase()))
  return translated.every(part => part !== undefined) ? [...new Set(translated)].sort().join(' / ') : text
}
