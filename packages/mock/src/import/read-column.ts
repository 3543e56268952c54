import type { Column } from './column.ts'
import type { Scalar } from './field-path.ts'
import { unstated, valueWords } from './field-terms.ts'
import { listSeparator } from './flatten-record.ts'

/** The parsed values of a field. `values[code - 1]` is undefined if the text means 'unknown'. */
export type ColumnReading =
  | { readonly kind: 'boolean'; readonly values: readonly (boolean | undefined)[] }
  | { readonly kind: 'number'; readonly values: readonly (number | undefined)[]; readonly unit?: string }
  | { readonly kind: 'text'; readonly values: readonly (string | undefined)[]; readonly list: boolean }

/** A field of texts is read as numbers or as yes/no if this share of its items can be parsed. */
const agreement = 0.97

/** Parses a field. Numbers and booleans may be written as texts, and numbers may have a unit. */
export function readColumn(column: Column, wishedUnit?: string): ColumnReading {
  const texts = column.values.map(value => (typeof value === 'string' ? value : undefined))
  if (texts.every(text => text === undefined || isUnstated(text))) {
    if (column.values.every(value => typeof value !== 'number')) {
      return { kind: 'boolean', values: column.values.map(readBoolean) }
    }
  }
  const booleans = column.values.map(readBoolean)
  if (share(column, booleans) >= agreement) return { kind: 'boolean', values: booleans }
  const quantities = column.values.map(readQuantity)
  if (share(column, quantities) >= agreement) {
    const units = new Set(quantities.flatMap(each => (each ? [each.unit] : [])))
    const [unit = ''] = units
    if (units.size === 1) {
      const values = quantities.map(each => each?.value)
      return unit === '' || wishedUnit !== undefined
        ? { kind: 'number', values }
        : { kind: 'number', values, unit }
    }
  }
  const list = texts.some(text => text?.includes(listSeparator))
  return { kind: 'text', values: spellAlike(column), list }
}

function isUnstated(text: string): boolean {
  return unstated.has(text.toLowerCase())
}

/** The share of the items with a value that was parsed. */
function share(column: Column, understood: readonly unknown[]): number {
  let stated = 0
  let known = 0
  column.values.forEach((value, at) => {
    if (typeof value === 'string' && isUnstated(value)) return
    const count = column.counts[at] ?? 0
    stated += count
    if (understood[at] !== undefined) known += count
  })
  return stated === 0 ? 0 : known / stated
}

const words: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  yes: true,
  no: false,
  y: true,
  n: false,
  예: true,
  아니오: false,
}

function readBoolean(value: Scalar): boolean | undefined {
  if (typeof value === 'boolean') return value
  return typeof value === 'string' ? words[value.toLowerCase()] : undefined
}

function readQuantity(value: Scalar): { value: number; unit: string } | undefined {
  if (typeof value === 'number') return { value, unit: '' }
  if (typeof value !== 'string') return undefined
  const match = /^([-+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*([a-zA-Z%"가-힣]{0,6})$/.exec(value)
  const [, digits, unit = ''] = match ?? []
  // Digits that begin with 0 are a code: 007 is not 7.
  if (digits === undefined || /^0\d/.test(digits)) return undefined
  return { value: Number(digits.replace(/,/g, '')), unit }
}

/** Unifies texts that differ only in case under the most frequent spelling, and translates known words into Korean. */
function spellAlike(column: Column): (string | undefined)[] {
  const spellings = new Map<string, { text: string; count: number }>()
  const texts = column.values.map((value, at) => {
    const text = String(value)
      .split(listSeparator)
      .filter(part => !isUnstated(part))
      .map(translate)
      .join(', ')
    const key = text.toLowerCase()
    const count = column.counts[at] ?? 0
    const known = spellings.get(key)
    if (!known || count > known.count) spellings.set(key, { text, count })
    return key
  })
  return texts.map(key => spellings.get(key)?.text || undefined)
}

/** Translates 'Black / Silver' word by word, in sorted order. A text with an unknown word is left unchanged. */
function translate(text: string): string {
  const parts = text.split(/\s*\/\s*/)
  const known = valueWords[text.toLowerCase()]
  if (known !== undefined) return known
  const translated = parts.map(part => valueWords[part.toLowerCase()])
  return translated.every(part => part !== undefined) ? [...new Set(translated)].sort().join(' / ') : text
}
