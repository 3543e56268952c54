import type { Values } from '../asking/asked.ts'
import type { Ask } from '../asking/create-ask.ts'
import type { Exchange } from '../asking/exchange.ts'
import { holdSame } from '../asking/hold.ts'

/** A count, and what a list is asked by to have as many items. */
export interface Count {
  readonly place: string
  readonly count: number
  readonly values: Values
}

/** @throws Violation unless one of the counts, picked by a number, is what the list then has; nothing to hold passes. */
export async function holdCount(
  ask: Ask,
  counts: readonly Count[],
  pick: number,
  by: Exchange,
): Promise<void> {
  const picked = counts[pick % counts.length]
  if (!picked) return
  const list = await ask.ok('getItems', { values: { ...picked.values, limit: 1 } })
  holdSame(picked.place, picked.count, list.body.result.total, by, list)
}

/** What a list is asked by to have the items of a price band. */
export function bandValues({ min, max }: { readonly min: number; readonly max: number | null }): Values {
  return max === null ? { min } : { min, max }
}
