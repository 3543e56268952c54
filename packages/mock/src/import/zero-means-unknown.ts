import type { Term } from './field-terms.ts'
import { quantile, type Tally } from './number-ranges.ts'

const dimension =
  /(length|height|width|depth|weight|volume|size|clock|base|boost|bus|tdp|ppt|watt|speed|capacity|memory|rpm|noise|voltage|latency|year|radiator|max_?support|resolution|길이|높이|너비|무게|용량|출력)/i

/**
 * Whether 0 means 'unknown' in this field: it is a measurement, and all its other values are far from 0. In a field
 * that counts things, 0 is a value.
 */
export function zeroMeansUnknown(path: string, term: Term, tallies: readonly Tally[]): boolean {
  if (term.counts || !tallies.some(each => each.value === 0)) return false
  const measures = (term.unit !== undefined && term.unit !== '개') || dimension.test(path)
  if (!measures) return false
  const positive = tallies.filter(each => each.value > 0).sort((a, b) => a.value - b.value)
  const total = positive.reduce((sum, each) => sum + each.count, 0)
  return total > 0 && quantile(positive, total * 0.05) >= quantile(positive, total / 2) * 0.05
}
