import { hash } from '../catalogue/random.ts'
import type { Column, ColumnReading } from './column.ts'
import { formatQuantity, separateWords } from './describe-path.ts'
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
import type { Term } from './words.ts'

/** A field as a facet, or one member of a list. Codes are those of the field's column. */
export interface FacetCandidate {
  readonly column: Column
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
  readonly unfit?: string | undefined
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
  if (reading.kind === 'number') return ofNumbers(column, reading.values, term, reading.unit)
  if (reading.kind === 'text') return ofTexts(column, reading.values, term)
  const places = reading.values.map(value => (value === undefined ? 0 : value ? 1 : 2))
  const texts = reading.values.map(value => (value === true ? term.label : ''))
  return { ...candidate(column, term, yesOrNo, places), texts }
}

/** A candidate with the items of each value, and the properties that most candidates of a field share. */
function candidate(
  column: Column,
  { label, weight = 1 }: Term,
  values: FacetCandidate['values'],
  places: readonly number[],
): FacetCandidate {
  const counts = values.map(() => 0)
  places.forEach((place, at) => {
    if (place > 0) counts[place - 1] = (counts[place - 1] ?? 0) + (column.counts[at] ?? 0)
  })
  const placeOf = Uint16Array.from(places)
  const { path } = column
  return {
    column,
    path,
    label,
    unit: '',
    kind: 'values',
    values,
    placeOf,
    counts,
    texts: [],
    weight,
    notes: [],
  }
}

/** Makes a facet of texts, the most frequent first. */
function ofTexts(column: Column, stated: readonly (string | undefined)[], term: Term): FacetCandidate {
  const texts = stated.map(text => (text === undefined ? '' : sayPair(text, term)))
  const ranked = rank(texts, column.counts).filter(([text]) => text !== '')
  const listed = ranked.slice(0, ranked.length <= maxTexts ? maxTexts : maxTexts - 1)
  const names = listed.map(([text]) => text)
  if (listed.length < ranked.length && !names.includes(otherValue)) names.push(otherValue)
  const placeByName = new Map(names.map((name, at) => [name, at + 1]))
  const other = placeByName.get(otherValue) ?? 0
  const places = texts.map(text => (text === '' ? 0 : (placeByName.get(text) ?? other)))
  const taken = new Set<string>()
  const values = names.map(name => ({ key: makeKey(name, taken), name }))
  const [all, covered, distinct] = [sum(ranked), sum(listed), ranked.length]
  const isFree = distinct > 12 && distinct > all * 0.5
  const tooMany = covered < all * 0.7 ? `too many different values (${distinct})` : undefined
  const unfit = isFree ? 'nearly every item has its own text' : tooMany
  return { ...candidate(column, term, values, places), texts, unfit }
}

/** A pair of numbers, as JSON has it in a list and CSV in one cell, in the words of the field. */
function sayPair(text: string, { pair }: Term): string {
  const [, first, second] = /^\[?\s*(\d+(?:\.\d+)?),\s*(\d+(?:\.\d+)?)\s*\]?$/.exec(text) ?? []
  if (!pair || first === undefined || second === undefined) return text
  return pair.replace('{first}', first).replace('{second}', second)
}

/** Makes a facet of numbers: one value per number if they are few, else ranges with round edges. */
function ofNumbers(
  column: Column,
  stated: readonly (number | undefined)[],
  term: Term,
  ownUnit?: string,
): FacetCandidate {
  const { path, counts } = column
  const ranked = rank(stated, counts).flatMap(([value, count]) =>
    value === undefined ? [] : { value, count },
  )
  const all = ranked.toSorted((a, b) => a.value - b.value)
  const ignoreZero = zeroMeansUnknown(path, { ...term, ...(ownUnit && { unit: ownUnit }) }, all)
  const kept = ignoreZero ? all.filter(({ value }) => value !== 0) : all
  const total = kept.reduce((sum, { count }) => sum + count, 0)
  const clock = quantile(kept, total / 2) < 20 ? 'GHz' : 'MHz'
  const unit = ownUnit ?? (term.unit === 'clock' ? clock : (term.unit ?? ''))
  const shown = stated.map(value => (ignoreZero && value === 0 ? undefined : value))
  const texts = shown.map(value =>
    value === undefined || (value === 0 && term.counts) ? '' : `${term.label} ${formatQuantity(value, unit)}`,
  )
  const zeros = all.find(({ value }) => value === 0)?.count ?? 0
  const notes = ignoreZero ? [`${path}: 0 treated as unknown (${zeros} items)`] : []
  const { kind, values, placeOf } = listed(kept, total, unit) ?? divided(kept, unit)
  const places = shown.map(value => (value === undefined ? 0 : placeOf(value)))
  return { ...candidate(column, term, values, places), kind, unit, texts, notes }
}

/** One value per number, the rare ones as one; undefined if the frequent numbers cover too few items. */
function listed(kept: readonly Tally[], total: number, unit: string) {
  const most = kept.length <= maxNumbers ? maxNumbers : maxNumbers - 1
  const usual = kept.toSorted((a, b) => b.count - a.count).slice(0, most)
  if (usual.reduce((sum, { count }) => sum + count, 0) < total * usualShare) return undefined
  const numbers = usual.map(({ value }) => value).sort((a, b) => a - b)
  const taken = new Set<string>()
  const values = numbers.map(value => ({
    key: makeKey(String(value), taken),
    name: formatQuantity(value, unit),
  }))
  if (usual.length < kept.length) values.push({ key: 'other', name: otherValue })
  return {
    kind: 'values',
    values,
    placeOf: (value: number) => numbers.indexOf(value) + 1 || values.length,
  } as const
}

function divided(kept: readonly Tally[], unit: string) {
  const ranges = divideNumbers(kept)
  const isWhole = kept.every(({ value }) => Number.isInteger(value))
  const decimals = rangeDecimals(ranges, isWhole)
  const taken = new Set<string>()
  const values = ranges.map(range => ({
    key: makeKey(keyRange(range, decimals), taken),
    name: nameRange(range, unit, decimals),
  }))
  return { kind: 'ranges', values, placeOf: (value: number) => rangeAt(ranges, value) + 1 } as const
}

/** Adds up the items of equal values, the most frequent first. */
function rank<T extends string | number | undefined>(values: readonly T[], counts: readonly number[]) {
  const totals = new Map<T, number>()
  for (const [at, value] of values.entries()) totals.set(value, (totals.get(value) ?? 0) + (counts[at] ?? 0))
  return [...totals].sort(([a = 0, x], [b = 0, y]) => y - x || (a < b ? -1 : 1))
}

function sum(counted: readonly (readonly [unknown, number])[]): number {
  return counted.reduce((total, [, count]) => total + count, 0)
}

const dimension =
  /(length|height|width|depth|weight|volume|size|clock|base|boost|bus|tdp|ppt|watt|speed|capacity|memory|rpm|noise|voltage|latency|year|radiator|max_?support|resolution|길이|높이|너비|무게|용량|출력)/i

/**
 * Whether 0 means 'unknown' in this field: it is a measurement, and all its other values are far from 0. In a field
 * that counts things, 0 is a value.
 *
 * @param tallies in ascending order
 */
function zeroMeansUnknown(path: string, term: Term, tallies: readonly Tally[]): boolean {
  if (term.counts || !tallies.some(each => each.value === 0)) return false
  const measures = (term.unit !== undefined && term.unit !== '개') || dimension.test(path)
  const positive = tallies.filter(each => each.value > 0)
  const total = positive.reduce((all, each) => all + each.count, 0)
  return measures && total > 0 && quantile(positive, total * 0.05) >= quantile(positive, total / 2) * 0.05
}

/** Whether items list so many things in a field that two lists are rarely equal. */
export function isLongList(
  column: Column,
  reading: ColumnReading,
  { unfit, values }: FacetCandidate,
): boolean {
  if (reading.kind !== 'text' || !reading.list || (unfit === undefined && values.length <= 60)) return false
  return sum(membersOf(column)) >= column.stated * 3
}

/**
 * Makes one yes/no facet for each frequent member of a long list such as `cpu_sockets`: the whole list differs on
 * nearly every item, but shoppers only ask whether it contains one thing.
 */
export function memberCandidates(column: Column, term: Term, rows: number): FacetCandidate[] {
  const lists = column.values.map(value => String(value).split(listSeparator))
  return membersOf(column)
    .filter(([, count]) => count >= rows * 0.05 && count < column.stated * 0.97)
    .slice(0, maxMembers)
    .map(([member]) => {
      const own = { label: `${term.label} ${member}`, weight: (term.weight ?? 1) * 0.6 }
      const places = lists.map(list => (list.includes(member) ? 1 : 2))
      return { ...candidate(column, own, yesOrNo, places), path: `${column.path}[${member}]` }
    })
}

/** The members of all lists with the items that list them, the most frequent first. */
function membersOf(column: Column) {
  const members = column.values.map(value => String(value).split(listSeparator))
  const counts = members.flatMap((list, at) => list.map(() => column.counts[at] ?? 0))
  return rank(members.flat(), counts)
}

/** Makes a key that matches `^[a-z0-9_.-]{1,40}$` and is not in `taken`, and adds it there. */
export function makeKey(text: string, taken: Set<string>): string {
  const plain = separateWords(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/\+/g, '-plus')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9_.-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const code = hash(text).toString(36)
  const readable = plain !== '' && !/[^\p{ASCII}]/u.test(text)
  const whole = readable ? plain : `${plain.slice(0, 24)}${plain && '-'}${code}`
  const base = whole.length <= 40 ? whole : `${whole.slice(0, 32)}-${code}`
  let key = base
  for (let at = 2; taken.has(key); at++) key = `${base.slice(0, 36)}-${at}`
  taken.add(key)
  return key
}
