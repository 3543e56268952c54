import { hash } from '../catalogue/random.ts'
import type { Column, ColumnReading } from './column.ts'
import { formatQuantity, type Term, unitOf } from './describe-path.ts'
import { listSeparator } from './field-path.ts'
import {
  divideNumbers,
  keyRange,
  nameRange,
  quantile,
  rangeAt,
  rangeDecimals,
  type Tally,
} from './number-ranges.ts'

/** How a field would look as a facet. Codes are those of the field's column. */
export interface FacetCandidate {
  readonly path: string
  readonly label: string
  readonly unit: string
  readonly kind: 'values' | 'ranges'
  readonly values: readonly { readonly name: string; readonly key: string }[]
  /** For the code `n`, at index `n - 1`: one more than an index into `values`, or 0 for no value. */
  readonly placeOf: Uint16Array
  /** The number of items with each value. */
  readonly counts: readonly number[]
  /** For the code `n`, at index `n - 1`: the text in a list row, which may be empty. */
  readonly texts: readonly string[]
  readonly weight: number
  readonly notes: readonly string[]
  /** Why it can't be a facet. It may still be a key specification. */
  readonly unfit?: string
}

/** The value for all that are too rare to be listed. */
const otherValue = '기타'
const yesOrNo = [
  { key: 'yes', name: '예' },
  { key: 'no', name: '아니오' },
]
/** The most text values of a facet; the rest are grouped as one. */
const maxTexts = 120
/** More distinct numbers than this are divided into ranges. */
const maxNumbers = 16
/** Frequent numbers are listed individually if they cover this share of the items. */
const usualShare = 0.96
/** The most members of long lists that become facets. */
const maxMembers = 14

/** Turns a field into the facet that fits its values. */
export function makeCandidate(column: Column, reading: ColumnReading, term: Term): FacetCandidate {
  if (reading.kind === 'number') return ofNumbers(column, reading.values, reading.unit, term)
  if (reading.kind === 'text') return ofTexts(column, reading.values, term)
  const placeOf = Uint16Array.from(reading.values, value => (value === undefined ? 0 : value ? 1 : 2))
  const texts = reading.values.map(value => (value === true ? term.label : ''))
  return { ...common(column, term, placeOf, yesOrNo), texts }
}

/** The properties that all candidates of a field share, with the items of each value. */
function common(column: Column, term: Term, placeOf: Uint16Array, values: FacetCandidate['values']) {
  const counts = new Array<number>(values.length).fill(0)
  placeOf.forEach((place, at) => {
    if (place > 0) counts[place - 1] = (counts[place - 1] ?? 0) + (column.counts[at] ?? 0)
  })
  const { label, weight = 1 } = term
  return {
    path: column.path,
    label,
    unit: '',
    kind: 'values',
    values,
    placeOf,
    counts,
    weight,
    notes: [],
  } as const
}

/** Makes a facet of texts, the most frequent first. */
function ofTexts(column: Column, stated: readonly (string | undefined)[], term: Term): FacetCandidate {
  const texts = stated.map(text => (text === undefined ? '' : sayPair(text, term)))
  const ranked = rank(
    texts.map((text, at) => [text, column.counts[at] ?? 0] as const).filter(([text]) => text !== ''),
  )
  const listed = ranked.slice(0, ranked.length <= maxTexts ? maxTexts : maxTexts - 1)
  const names = listed.map(([text]) => text)
  if (listed.length < ranked.length && !names.includes(otherValue)) names.push(otherValue)
  const places = new Map(names.map((name, at) => [name, at + 1]))
  const other = places.get(otherValue) ?? 0
  const placeOf = Uint16Array.from(texts, text => (text === '' ? 0 : (places.get(text) ?? other)))
  const taken = new Set<string>()
  const values = names.map(name => ({ key: makeKey(name, taken), name }))
  return {
    ...common(column, term, placeOf, values),
    texts,
    ...tooMany(sum(ranked), sum(listed), ranked.length),
  }
}

/** A pair of numbers, as JSON has it in a list and CSV in one cell, in the words of the field. */
function sayPair(text: string, { pair }: Term): string {
  const [, first, second] = /^\[?\s*(\d+(?:\.\d+)?),\s*(\d+(?:\.\d+)?)\s*\]?$/.exec(text) ?? []
  if (!pair || first === undefined || second === undefined) return text
  return pair.replace('{first}', first).replace('{second}', second)
}

function tooMany(stated: number, covered: number, distinct: number): { unfit?: string } {
  if (distinct > 12 && distinct > stated * 0.5) return { unfit: 'nearly every item has its own text' }
  return covered < stated * 0.7 ? { unfit: `too many different values (${distinct})` } : {}
}

/** Makes a facet of numbers: one value per number if they are few, else ranges with round edges. */
function ofNumbers(
  column: Column,
  values: readonly (number | undefined)[],
  ownUnit: string | undefined,
  term: Term,
): FacetCandidate {
  const tallies = values.flatMap((value, at): Tally[] =>
    value === undefined ? [] : [{ value, count: column.counts[at] ?? 0 }],
  )
  const ignoreZero = zeroMeansUnknown(column.path, ownUnit ? { ...term, unit: ownUnit } : term, tallies)
  const kept = tallies.filter(each => !(ignoreZero && each.value === 0)).sort((a, b) => a.value - b.value)
  const zeros = tallies.find(each => each.value === 0)?.count ?? 0
  const unit =
    ownUnit ?? unitOf(term, quantile(kept, kept.reduce((total, { count }) => total + count, 0) / 2))
  const shown = values.map(value => (ignoreZero && value === 0 ? undefined : value))
  const texts = shown.map(value =>
    value === undefined || (value === 0 && term.counts) ? '' : `${term.label} ${formatQuantity(value, unit)}`,
  )
  const notes = ignoreZero ? [`${column.path}: 0 treated as unknown (${zeros} items)`] : []
  const taken = new Set<string>()
  const facet = (
    kind: 'values' | 'ranges',
    named: FacetCandidate['values'],
    placeOf: (value: number) => number,
  ) => {
    const places = Uint16Array.from(shown, value => (value === undefined ? 0 : placeOf(value)))
    return { ...common(column, term, places, named), kind, unit, texts, notes }
  }
  const ranked = rank(kept.map(({ value, count }) => [value, count] as const))
  const usual = ranked.slice(0, ranked.length <= maxNumbers ? maxNumbers : maxNumbers - 1)
  if (sum(usual) >= sum(ranked) * usualShare) {
    const listed = usual.map(([value]) => value).sort((a, b) => a - b)
    const named = listed.map(value => ({
      key: makeKey(String(value), taken),
      name: formatQuantity(value, unit),
    }))
    if (usual.length < ranked.length) named.push({ key: 'other', name: otherValue })
    const places = new Map(listed.map((value, at) => [value, at + 1]))
    return facet('values', named, value => places.get(value) ?? named.length)
  }
  const ranges = divideNumbers(kept)
  const decimals = rangeDecimals(
    ranges,
    kept.every(each => Number.isInteger(each.value)),
  )
  const named = ranges.map(range => ({
    key: makeKey(keyRange(range, decimals), taken),
    name: nameRange(range, unit, decimals),
  }))
  return facet('ranges', named, value => rangeAt(ranges, value) + 1)
}

/** Adds up the items of equal values, the most frequent first. */
function rank<T extends string | number>(
  counted: readonly (readonly [T, number])[],
): (readonly [T, number])[] {
  const totals = new Map<T, number>()
  for (const [value, count] of counted) totals.set(value, (totals.get(value) ?? 0) + count)
  return [...totals].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
}

function sum(counted: readonly (readonly [unknown, number])[]): number {
  return counted.reduce((total, [, count]) => total + count, 0)
}

const dimension =
  /(length|height|width|depth|weight|volume|size|clock|base|boost|bus|tdp|ppt|watt|speed|capacity|memory|rpm|noise|voltage|latency|year|radiator|max_?support|resolution|길이|높이|너비|무게|용량|출력)/i

/**
 * Whether 0 means 'unknown' in this field: it is a measurement, and all its other values are far from 0. In a field
 * that counts things, 0 is a value.
 */
function zeroMeansUnknown(path: string, term: Term, tallies: readonly Tally[]): boolean {
  if (term.counts || !tallies.some(each => each.value === 0)) return false
  const measures = (term.unit !== undefined && term.unit !== '개') || dimension.test(path)
  if (!measures) return false
  const positive = tallies.filter(each => each.value > 0).sort((a, b) => a.value - b.value)
  const total = positive.reduce((all, each) => all + each.count, 0)
  return total > 0 && quantile(positive, total * 0.05) >= quantile(positive, total / 2) * 0.05
}

/** Whether items list so many things in a field that two lists are rarely equal. */
export function isLongList(column: Column, reading: ColumnReading, candidate: FacetCandidate): boolean {
  if (reading.kind !== 'text' || !reading.list) return false
  if (candidate.unfit === undefined && candidate.values.length <= 60) return false
  return sum(membersOf(column)) >= column.stated * 3
}

/**
 * Makes one yes/no facet for each frequent member of a long list such as `cpu_sockets`: the whole list differs on
 * nearly every item, but shoppers only ask whether it contains one thing.
 */
export function memberCandidates(column: Column, term: Term, rows: number): FacetCandidate[] {
  const lists = column.values.map(value => String(value).split(listSeparator))
  return rank(membersOf(column))
    .filter(([, count]) => count >= rows * 0.05 && count < column.stated * 0.97)
    .slice(0, maxMembers)
    .map(([member]) => {
      const placeOf = Uint16Array.from(lists, list => (list.includes(member) ? 1 : 2))
      const own = { label: `${term.label} ${member}`, weight: (term.weight ?? 1) * 0.6 }
      return { ...common(column, own, placeOf, yesOrNo), path: `${column.path}[${member}]`, texts: [] }
    })
}

function membersOf(column: Column): (readonly [string, number])[] {
  return column.values.flatMap((value, at) =>
    String(value)
      .split(listSeparator)
      .map(member => [member, column.counts[at] ?? 0] as const),
  )
}

/** Makes a key that matches `^[a-z0-9_.-]{1,40}$` and is not in `taken`, and adds it there. */
export function makeKey(text: string, taken: Set<string>): string {
  const plain = text
    .normalize('NFKD')
    .replace(/([a-z0-9])([A-Z])(?=[a-z])/g, '$1_$2')
    .toLowerCase()
    .replace(/\+/g, '-plus')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9_.-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const readable = plain !== '' && !/[^\p{ASCII}]/u.test(text)
  const whole = readable ? plain : `${plain.slice(0, 24)}${plain === '' ? '' : '-'}${hash(text).toString(36)}`
  const base = whole.length <= 40 ? whole : `${whole.slice(0, 32)}-${hash(text).toString(36)}`
  let key = base
  for (let at = 2; taken.has(key); at++) key = `${base.slice(0, 36)}-${at}`
  taken.add(key)
  return key
}
