import type { Ratio } from '../report/section.ts'

export type Ratios = Readonly<Record<string, { readonly value: number; readonly better: Ratio['better'] }>>

/** "A commit that makes one of them worse by a third says why": how much worse that is, as a factor. */
const third = 4 / 3

/** Rounds measured ratios to three digits, the precision of a run, for checking in. */
export function ratiosOf(measured: readonly Ratio[]): Ratios {
  return Object.fromEntries(
    measured.map(({ name, value, better }) => [name, { value: Number(value.toPrecision(3)), better }]),
  )
}

/**
 * Compares measured ratios with the ones that are checked in.
 *
 * @returns a line for each that is worse by a third, or that is not a number any more; empty if there is none
 */
export function worseRatios(kept: Ratios, measured: readonly Ratio[]): readonly string[] {
  return measured.flatMap(({ name, value, better }) => {
    const before = kept[name]?.value
    if (before === undefined) return []
    const factor = better === 'more' ? before / value : value / before
    return factor < third ? [] : [`${name}: ${value.toPrecision(3)}, was ${before}`]
  })
}

/**
 * The names of ratios that cannot be compared. One that was renamed is in both lists.
 *
 * @returns `gone`, the names that are checked in and were not measured, and `added`, those that were measured alone
 */
export function unmatchedRatios(kept: Ratios, measured: readonly Ratio[]) {
  const names = measured.map(({ name }) => name)
  return {
    gone: Object.keys(kept).filter(name => !names.includes(name)),
    added: names.filter(name => kept[name] === undefined),
  }
}
