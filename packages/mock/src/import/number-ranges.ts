/** A range of numbers from `from` up to, but not including, `to`. The outermost ones are open-ended. */
export interface NumberRange {
  readonly from: number
  readonly to: number
}

/** A number and how many items have it. */
export interface Tally {
  readonly value: number
  readonly count: number
}

const minRanges = 5
const maxRanges = 8

/**
 * Divides numbers into 5–8 ranges with round edges, with the steps (even, or growing 1-2-5) that spread the items most
 * evenly. The ranges cover every number, don't overlap, and are never empty. Clustered numbers may get fewer.
 */
export function divideNumbers(tallies: readonly Tally[]): readonly NumberRange[] {
  const sorted = tallies.filter(each => Number.isFinite(each.value)).sort((a, b) => a.value - b.value)
  const total = sorted.reduce((sum, each) => sum + each.count, 0)
  let best: { ranges: readonly NumberRange[]; score: number } = {
    ranges: [{ from: -Infinity, to: Infinity }],
    score: -1,
  }
  for (const tail of [0.05, 0.02, 0]) {
    const [low, high] = [quantile(sorted, total * tail), quantile(sorted, total * (1 - tail))]
    for (const edges of [...evenEdges(low, high), ...growingEdges(low, high)]) {
      const { ranges, entropy } = cutAt(edges, sorted, total)
      if (ranges.length > maxRanges) continue
      const score = entropy + (ranges.length >= minRanges ? 10 : ranges.length - minRanges)
      if (score > best.score + 1e-9) best = { ranges, score }
    }
  }
  return best.ranges
}

/** The smallest number that at least `rank` items don't exceed. Tallies must be sorted. */
export function quantile(sorted: readonly Tally[], rank: number): number {
  let seen = 0
  const found = sorted.find(({ count }) => {
    seen += count
    return seen >= rank
  })
  return (found ?? sorted.at(-1))?.value ?? 0
}

function evenEdges(low: number, high: number): number[][] {
  const span = high - low
  if (!(span > 0)) return []
  const magnitude = Math.floor(Math.log10(span))
  return [magnitude - 2, magnitude - 1, magnitude]
    .flatMap(power => [1, 2, 2.5, 5].map(step => ({ step, power })))
    .filter(({ step, power }) => span / (step * 10 ** power) <= maxRanges + 1 && (step !== 2.5 || power > 0))
    .map(({ step, power }) => {
      const first = Math.floor(low / (step * 10 ** power)) + 1
      const last = Math.floor(high / (step * 10 ** power))
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => times(first + at, step, power))
    })
}

function growingEdges(low: number, high: number): number[][] {
  if (!(low > 0) || high / low < 8) return []
  const edges: number[] = []
  for (let power = Math.floor(Math.log10(low)); power <= Math.log10(high); power++)
    edges.push(...[1, 2, 5].map(step => times(1, step, power)).filter(edge => edge > low && edge <= high))
  return [1, 2, 3, 4].map(every => edges.filter((_, at) => at % every === 0))
}

/** `count * step * 10 ** power` without floating-point noise. */
function times(count: number, step: number, power: number): number {
  return Number((count * step * 10 ** power).toPrecision(12))
}

function cutAt(edges: readonly number[], sorted: readonly Tally[], total: number) {
  const ranges: NumberRange[] = []
  let entropy = 0
  let at = 0
  let from = -Infinity
  for (const to of [...edges, Infinity]) {
    let count = 0
    for (let each = sorted[at]; each && each.value < to; each = sorted[++at]) count += each.count
    // An empty range is dropped, without widening its neighbours over numbers that no item has.
    if (count > 0) {
      ranges.push({ from, to })
      entropy -= (count / total) * Math.log2(count / total)
    }
    from = to
  }
  return { ranges, entropy }
}

/** The index of the range that contains a number, or -1. */
export function rangeAt(ranges: readonly NumberRange[], value: number): number {
  return ranges.findIndex(({ from, to }) => value >= from && value < to)
}

/** The decimals of a range's upper number: none in 200~249, one in 3.5~3.9. */
export function rangeDecimals(ranges: readonly NumberRange[], integers: boolean): number {
  const widths = ranges.map(({ from, to }) => to - from).filter(Number.isFinite)
  const narrowest = Math.min(...widths, 10)
  if (integers || narrowest >= 5) return 0
  return narrowest >= 0.5 ? 1 : narrowest >= 0.05 ? 2 : 3
}

/** A range in words: '200~249mm', '200mm 미만', '400mm 이상'. */
export function nameRange({ from, to }: NumberRange, unit: string, decimals: number): string {
  if (from === -Infinity) return to === Infinity ? '전체' : `${to}${unit} 미만`
  if (to === Infinity) return `${from}${unit} 이상`
  const last = lastOf(to, decimals)
  return last <= from ? `${from}${unit}` : `${from}~${last}${unit}`
}

/** A range as a key's text: 'under-200', '200-249', '400-up'. */
export function keyRange({ from, to }: NumberRange, decimals: number): string {
  if (from === -Infinity) return to === Infinity ? 'all' : `under-${to}`
  return to === Infinity ? `${from}-up` : `${from}-${lastOf(to, decimals)}`
}

function lastOf(to: number, decimals: number): number {
  return Number((to - 10 ** -decimals).toFixed(decimals))
}
