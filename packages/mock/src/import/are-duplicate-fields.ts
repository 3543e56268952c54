import { createRandom } from '../catalogue/random.ts'
import type { InferredField } from './facet-candidate.ts'

/** Duplicate fields may disagree on this share of the items outside their largest value. */
const tolerance = 0.06
const sample = 4000

/**
 * Whether two fields group the items in the same way, as `type` and `storage_type` do; a count and a measure are
 * never the same. Of many items it looks at some, drawn at random: any fixed step may share a period with the data.
 */
export function areDuplicateFields(a: InferredField, b: InferredField, rows: number): boolean {
  if (a.candidate.counts.length < 2 || b.candidate.counts.length < 2) return false
  if (isCount(a) !== isCount(b) && a.candidate.unit !== '' && b.candidate.unit !== '') return false
  const pairs = new Map<number, number>()
  const looked = Math.min(rows, sample)
  const draw = createRandom(rows)
  let both = 0
  let either = 0
  for (let at = 0; at < looked; at++) {
    const row = rows <= sample ? at : draw.below(rows)
    const left = valueAt(a, row)
    const right = valueAt(b, row)
    if (left > 0 || right > 0) either++
    if (left === 0 || right === 0) continue
    both++
    const pair = left * 65_536 + right
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  if (both < either * 0.9) return false
  const forth = mainPartners(pairs, pair => Math.floor(pair / 65_536))
  const back = mainPartners(pairs, pair => pair % 65_536)
  return (
    both - forth.agreeing <= forth.minority * tolerance && both - back.agreeing <= back.minority * tolerance
  )
}

function isCount({ candidate }: InferredField): boolean {
  return candidate.unit === '개'
}

function valueAt({ column, candidate }: InferredField, row: number): number {
  const code = column.codeAt(row)
  return code === 0 ? 0 : (candidate.placeOf[code - 1] ?? 0)
}

/**
 * Counts the items whose value comes with its most frequent partner, and the items outside the largest value. Only
 * the latter count as evidence: if nearly all items share one value, agreeing on it proves nothing.
 */
function mainPartners(pairs: ReadonlyMap<number, number>, side: (pair: number) => number) {
  const largest = new Map<number, number>()
  const totals = new Map<number, number>()
  let all = 0
  for (const [pair, count] of pairs) {
    const value = side(pair)
    largest.set(value, Math.max(count, largest.get(value) ?? 0))
    totals.set(value, (totals.get(value) ?? 0) + count)
    all += count
  }
  const agreeing = [...largest.values()].reduce((sum, count) => sum + count, 0)
  return { agreeing, minority: all - Math.max(...totals.values()) }
}
