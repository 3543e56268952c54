import { combine, createStore, sample } from 'effector'
import { type EstimateSums, estimateSums, totalOf } from './estimate-sums.ts'
import { $estimate, linesChanged, otherOpened } from './model.ts'
import { $parts } from './parts-model.ts'
import { knownLines } from './sheet.ts'
import { $missing, $sums } from './sheet-model.ts'

/** What the estimate costs by the chosen way of paying, as far as it is known. */
export interface EstimateTotal {
  /** Won; null where no part has a price that is known. While parts are loaded, what it was before they were wanted. */
  readonly won: number | null
  /** Whether parts are still loaded. */
  readonly isLoading: boolean
  /** Parts that it leaves out, because they are not sold any more or could not be loaded. */
  readonly unknown: number
  /** Whether it is the total of every part: all are known and have a price. */
  readonly isWhole: boolean
}

/** The sums of the estimate that was there before the last change, if all of it was known; null for an empty one. */
const $before = createStore<EstimateSums | null>(null, { serialize: 'ignore' }).on(
  sample({
    clock: [otherOpened.map(({ before }) => before.query), linesChanged.map(({ before }) => before)],
    source: $parts,
    fn: (known, { lines, each }) => ({ known: knownLines(lines, known), lines, each }),
  }).filter({ fn: ({ known, lines }) => known.length === lines.length }),
  (_, { known, each }) => (known.length > 0 ? estimateSums(known, each) : null),
)

/** The total. */
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
