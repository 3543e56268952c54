import { combine, createStore, sample } from 'effector'
import { $parts } from '../parts/parts-model.ts'
import { $estimate, linesChanged, otherOpened } from './estimate-model.ts'
import { type EstimateSums, estimateSums, totalOf } from './estimate-sums.ts'
import { knownLines } from './sheet.ts'
import { $missing, $sums } from './sheet-model.ts'

/** The total of the estimate by the chosen way of paying, as far as it is known. */
export interface EstimateTotal {
  /** In won; null if no part has a known price. While parts are loading, the total before they were requested. */
  readonly won: number | null
  /** Whether parts are still loading. */
  readonly isLoading: boolean
  /** Parts that it leaves out, because they are no longer sold or failed to load. */
  readonly unknown: number
  /** Whether it covers every part: all are known and have a price. */
  readonly isWhole: boolean
}

/** The sums before the last change, if all parts were known then; null for an empty estimate. */
const $before = createStore<EstimateSums | null>(null, { serialize: 'ignore' }).on(
  sample({
    clock: [otherOpened.map(({ before }) => before.query), linesChanged.map(({ before }) => before)],
    source: $parts,
    fn: (known, { lines, each }) => ({ known: knownLines(lines, known), lines, each }),
  }).filter({ fn: ({ known, lines }) => known.length === lines.length }),
  (_, { known, each }) => (known.length > 0 ? estimateSums(known, each) : null),
)

/** The total to show. */
export const $total = combine(
  { estimate: $estimate, sums: $sums, missing: $missing, before: $before },
  ({ estimate: { type }, sums, missing: { gone, waiting, status }, before }): EstimateTotal => {
    if (waiting.length > 0 && status !== 'failed') {
      return {
        won: before && totalOf(before, type, 0),
        isLoading: true,
        unknown: gone.length,
        isWhole: false,
      }
    }
    const unknown = gone.length + waiting.length
    const isWhole = unknown === 0 && sums.unpriced[type] === 0
    return { won: totalOf(sums, type, unknown), isLoading: false, unknown, isWhole }
  },
)
