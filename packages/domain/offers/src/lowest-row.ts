import { compareTruePrices } from '@jeoul/personal-price'
import type { BoardRow } from './board-rows.ts'

/** The row of which this shopper pays least, in whatever order they stand; null for none. */
export function lowestRow(rows: readonly BoardRow[]): BoardRow | null {
  return rows.reduce<BoardRow | null>(
    (least, row) => (least && compareTruePrices(least.price, row.price) <= 0 ? least : row),
    null,
  )
}
