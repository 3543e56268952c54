import type { Ask } from '../exchanges/create-ask.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { holdSame } from '../exchanges/hold.ts'
import type { Values } from '../exchanges/planned-request.ts'

/** A count, and the query of the list that must have as many items. */
export interface Count {
  readonly place: string
  readonly count: number
  readonly values: Values
}

/**
 * @throws Violation unless one of the counts, picked by a number, equals the length of its list; passes if
 * there are none
 */
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

/** The list query for a price band. */
export function bandValues({ min, max }: { readonly min: number; readonly max: number | null }): Values {
  return max === null ? { min } : { min, max }
}
