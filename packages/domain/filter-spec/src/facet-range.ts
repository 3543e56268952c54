import type { SpecFacet } from '@jeoul/api/types'
import { specAmount } from '@jeoul/format/amount'
import type { Filter } from './filter.ts'

/**
 * The amounts that a value's name stands for, both inclusive: 16GB and 18.7㎡ (6평) are one amount, 1.3~1.6kg is a range,
 * 2.5kg 이상 has an open end.
 */
interface Span {
  /** In the smallest unit of its kind; 0 for an open end. */
  readonly low: number
  /** In the smallest unit of its kind; infinite for an open end. */
  readonly high: number
  readonly unit: string
  /** The words before the amount, such as 정격; '' for none. */
  readonly label: string
  /** The ends as shown: 1.3kg, 1.6kg. */
  readonly lowLabel: string
  readonly highLabel: string
}

/** An end of a range that a facet offers. */
export interface RangeEnd {
  /** In the smallest unit of its kind. */
  readonly amount: number
  /** With its unit, such as 165Hz. */
  readonly label: string
}

/** The ranges that a facet of numbers offers, and the chosen one. */
export interface FacetRange {
  /** In ascending order. */
  readonly lowest: readonly RangeEnd[]
  readonly highest: readonly RangeEnd[]
  /**
   * The ends of the chosen values if all values between them are chosen. Null for an open end, and without a choice.
   */
  readonly from: RangeEnd | null
  readonly to: RangeEnd | null
}

/** The number of amounts below which a facet offers no ranges. */
const fewestAmounts = 4

const spanText =
  /^(.*\s)?(\d[\d,.]*)(?:\s*[~-]\s*(\d[\d,.]*))?\s*([^\d\s~(-]+)(?:\s*\([^()]*\))?(?:\s+(이상|이하|미만|초과))?$/u

/** Reads the amounts in a value's name, which may begin with a label such as 정격 or VGA; null if it contains none. */
function spanOf(name: string): Span | null {
  const [, label = '', first = '', second, unit = '', limit] = spanText.exec(name.trim()) ?? []
  const [low, high] = [specAmount(first + unit), specAmount((second ?? first) + unit)]
  if (!low || !high || low.amount > high.amount) return null
  const isUpTo = limit === '이하' || limit === '미만'
  const isFrom = limit === '이상' || limit === '초과'
  return {
    low: isUpTo ? 0 : low.amount,
    high: isFrom ? Number.POSITIVE_INFINITY : high.amount,
    unit: low.unit,
    label,
    lowLabel: first + unit,
    highLabel: (second ?? first) + unit,
  }
}

/**
 * The values of a facet that are amounts of one unit, by key in ascending order; empty if the facet's values are not
 * amounts.
 */
function spansOf({ values }: SpecFacet): readonly (readonly [key: string, span: Span])[] {
  const spans = values.flatMap(({ key, name }) => {
    const span = spanOf(name)
    return span ? [[key, span] as const] : []
  })
  const [, first] = spans[0] ?? []
  // RTX 5080 16GB names a model, unlike 쿨러 160mm.
  const isOneUnit = spans.every(([, { unit, label }]) => unit === first?.unit && label === first.label)
  // A few values that are no amounts, such as 미지원, are allowed and belong to no range.
  const areAmounts = spans.length >= fewestAmounts && spans.length * 4 >= values.length * 3
  return isOneUnit && areAmounts ? spans.sort(([, a], [, b]) => a.low - b.low || a.high - b.high) : []
}

/**
 * The keys of the values that lie within a range. Source: assumed.
 *
 * @param from the lowest amount, in the smallest unit of its kind; null for an open end
 * @param to the highest amount, likewise
 */
export function valuesWithin(facet: SpecFacet, from: number | null, to: number | null): readonly string[] {
  return spansOf(facet).flatMap(([key, { low, high }]) =>
    low >= (from ?? 0) && high <= (to ?? Number.POSITIVE_INFINITY) ? [key] : [],
  )
}

/**
 * The keys of the values that a limit in words refers to: those within an open range such as 16GB 이상, or those that hold an
 * amount such as 20평. Source: assumed.
 *
 * @param from the lowest amount, in the smallest unit of its kind; null for an open end
 * @param to the highest amount, likewise
 */
export function valuesOfLimit(facet: SpecFacet, from: number | null, to: number | null): readonly string[] {
  if (from === null || to === null) return valuesWithin(facet, from, to)
  return spansOf(facet).flatMap(([key, { low, high }]) => (low <= to && high >= from ? [key] : []))
}

/** By how much a value misses a range; 0 or less if it lies within. */
function missedBy({ low, high }: Span, from: number | null, to: number | null): number {
  return Math.max((from ?? 0) - low, high - (to ?? Number.POSITIVE_INFINITY))
}

/**
 * The key of the value that misses a range least, for a range without any value: the highest below it, or the lowest above.
 * Source: assumed.
 *
 * @returns null if the facet's values are not amounts of one unit
 */
export function valueNearest(facet: SpecFacet, from: number | null, to: number | null): string | null {
  const [nearest] = spansOf(facet).toSorted(([, a], [, b]) => missedBy(a, from, to) - missedBy(b, from, to))
  return nearest?.[0] ?? null
}

/**
 * The ranges that a facet offers, and the chosen one.
 *
 * @param chosen keys of the chosen values
 * @returns null if the facet's values are not amounts of one unit
 */
export function facetRange(facet: SpecFacet, chosen: readonly string[]): FacetRange | null {
  const spans = spansOf(facet)
  if (spans.length === 0) return null
  const lowest = endsOf(spans.map(([, { low, lowLabel }]) => ({ amount: low, label: lowLabel })))
  const highest = endsOf(spans.map(([, { high, highLabel }]) => ({ amount: high, label: highLabel })))
  const none = { lowest, highest, from: null, to: null }
  const picked = spans.filter(([key]) => chosen.includes(key))
  if (picked.length === 0 || picked.length < chosen.length) return none
  const from = Math.min(...picked.map(([, { low }]) => low))
  const to = Math.max(...picked.map(([, { high }]) => high))
  if (valuesWithin(facet, from, to).length > picked.length) return none
  const isHighest = spans.every(([, { high }]) => high <= to)
  return {
    lowest,
    highest,
    from: picked[0] === spans[0] ? null : (lowest.find(({ amount }) => amount === from) ?? null),
    to: isHighest ? null : (highest.find(({ amount }) => amount === to) ?? null),
  }
}

/**
 * The facet that a limit such as 16GB 이상 refers to: the first with amounts of the unit that the limit divides, since a
 * notebook's memory and its SSD are both in GB; else the one with that unit whose amounts miss the limit least.
 *
 * @param unit the smallest unit of its kind, as `specAmount` returns it
 */
export function facetOfLimit(
  facets: readonly SpecFacet[],
  unit: string,
  from: number | null,
  to: number | null,
): SpecFacet | null {
  const measured = facets.filter(facet => spansOf(facet)[0]?.[1].unit === unit)
  const isDivided = (facet: SpecFacet) => {
    const { length } = valuesOfLimit(facet, from, to)
    return length > 0 && length < spansOf(facet).length
  }
  const leastMiss = (facet: SpecFacet) =>
    Math.min(...spansOf(facet).map(([, span]) => missedBy(span, from, to)))
  const byMiss = measured.toSorted((a, b) => leastMiss(a) - leastMiss(b))
  return measured.find(isDivided) ?? byMiss[0] ?? null
}

/** Sorts ends in ascending order and removes duplicates and open ends. */
function endsOf(ends: readonly RangeEnd[]): readonly RangeEnd[] {
  const byAmount = new Map(ends.map(end => [end.amount, end]))
  return [...byAmount.values()]
    .filter(({ amount }) => amount > 0 && amount < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.amount - b.amount)
}

/** Chooses all values within a range instead of the facet's other values. Ends in the wrong order are swapped. */
export function chooseSpecRange(
  filter: Filter,
  facet: SpecFacet,
  from: number | null,
  to: number | null,
): Filter {
  const { [facet.key]: _, ...others } = filter.spec
  if (from === null && to === null) return { ...filter, spec: others }
  const isSwapped = from !== null && to !== null && from > to
  const values = isSwapped ? valuesWithin(facet, to, from) : valuesWithin(facet, from, to)
  return { ...filter, spec: values.length > 0 ? { ...others, [facet.key]: values.toSorted() } : others }
}

/**
 * The label of a range of chosen values, such as 165Hz 이상 or 8~16GB, which lets one chip stand for many values.
 *
 * @returns null for fewer than three values, and for values that are not a whole range
 */
export function rangeLabel(facet: SpecFacet, chosen: readonly string[]): string | null {
  const { from, to } = (chosen.length > 2 && facetRange(facet, chosen)) || {}
  if (from && to) return `${from.label}~${to.label}`
  if (from) return `${from.label} 이상`
  return to ? `${to.label} 이하` : null
}
