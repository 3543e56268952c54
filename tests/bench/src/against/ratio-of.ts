import { median } from '../statistics.ts'

/** How two series relate that were measured in turns: by rounds, so that slow moments of the machine affect both. */
export function ratioOf(here: readonly number[], there: readonly number[]) {
  const ratios = here.map((value, round) => value / (there[round] ?? Number.NaN))
  return {
    mine: median(here),
    theirs: median(there),
    /** The median of the rounds' ratios. */
    ratio: median(ratios),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
  }
}
