import { basics, otherValue, tally } from './candidate-basics.ts'
import type { Column } from './column.ts'
import { unitOf } from './describe-path.ts'
import type { FacetCandidate } from './facet-candidate.ts'
import { makeKey } from './facet-key.ts'
import type { Term } from './field-terms.ts'
import { formatQuantity } from './format-quantity.ts'
import {
  divideNumbers,
  keyRange,
  nameRange,
  quantile,
  rangeAt,
  rangeDecimals,
  type Tally,
} from './number-ranges.ts'
import { zeroMeansUnknown } from './zero-means-unknown.ts'

/** More distinct numbers than this are divided into ranges. */
const maxNumbers = 16
/** Frequent numbers are listed individually if they cover this share of the items. */
const usualShare = 0.96

/** Makes a facet of numbers: one value per number if they are few, else ranges with round edges. */
export function numberCandidate(
  column: Column,
  values: readonly (number | undefined)[],
  ownUnit: string | undefined,
  term: Term,
): FacetCandidate {
  const tallies = values.flatMap((value, at): Tally[] =>
    value === undefined ? [] : [{ value, count: column.counts[at] ?? 0 }],
  )
  const ignoreZero = zeroMeansUnknown(column.path, ownUnit ? { ...term, unit: ownUnit } : term, tallies)
  const kept = tallies.filter(each => !(ignoreZero && each.value === 0))
  const unit = ownUnit ?? unitOf(term, median(kept))
  const zeros = tallies.find(each => each.value === 0)?.count ?? 0
  const distinct = [...new Set(kept.map(each => each.value))].sort((a, b) => a - b)
  const shown = values.map(value => (value === undefined || (ignoreZero && value === 0) ? undefined : value))
  const texts = shown.map(value =>
    value === undefined ? '' : `${term.label} ${formatQuantity(value, unit)}`,
  )
  const common = {
    ...basics(column, term, unit),
    texts: term.counts ? texts.map((text, at) => (shown[at] === 0 ? '' : text)) : texts,
    notes: ignoreZero ? [`${column.path}: 0 treated as unknown (${zeros} items)`] : [],
  }
  const taken = new Set<string>()
  const listed = listedNumbers(kept)
  if (listed) {
    const places = new Map(listed.map((value, at) => [value, at + 1]))
    const other = listed.length + 1
    const placeOf = Uint16Array.from(shown, value => (value === undefined ? 0 : (places.get(value) ?? other)))
    const named = listed.map(value => ({
      key: makeKey(String(value), taken),
      name: formatQuantity(value, unit),
    }))
    const values = listed.length < distinct.length ? [...named, { key: 'other', name: otherValue }] : named
    return {
      ...common,
      kind: 'values',
      values,
      placeOf,
      counts: tally(placeOf, column.counts, values.length),
    }
  }
  const ranges = divideNumbers(kept)
  const decimals = rangeDecimals(ranges, distinct.every(Number.isInteger))
  const placeOf = Uint16Array.from(shown, value => (value === undefined ? 0 : rangeAt(ranges, value) + 1))
  return {
    ...common,
    kind: 'ranges',
    values: ranges.map(range => ({
      key: makeKey(keyRange(range, decimals), taken),
      name: nameRange(range, unit, decimals),
    })),
    placeOf,
    counts: tally(placeOf, column.counts, ranges.length),
  }
}

/**
 * The numbers to list individually, in order: all if they are few, or the frequent ones if they cover nearly all items.
 */
function listedNumbers(tallies: readonly Tally[]): readonly number[] | undefined {
  const totals = new Map<number, number>()
  for (const { value, count } of tallies) totals.set(value, (totals.get(value) ?? 0) + count)
  const ranked = [...totals].sort(([a, x], [b, y]) => y - x || a - b)
  const usual = ranked.slice(0, ranked.length <= maxNumbers ? maxNumbers : maxNumbers - 1)
  const sum = (pairs: readonly (readonly [number, number])[]) =>
    pairs.reduce((total, [, count]) => total + count, 0)
  if (sum(usual) < sum(ranked) * usualShare) return undefined
  return usual.map(([value]) => value).sort((a, b) => a - b)
}

function median(tallies: readonly Tally[]): number {
  const sorted = [...tallies].sort((a, b) => a.value - b.value)
  return quantile(sorted, sorted.reduce((sum, each) => sum + each.count, 0) / 2)
}
