import { compareTruePrices } from '@jeoul/personal-price'
import type { BoardRow } from './board-rows.ts'

/** The row with the lowest price for this shopper, in whatever order the rows are; null without rows. */
export function lowestRow(rows: readonly BoardRow[]): BoardRow | null {
  return rows.reduce<BoardRow | null>(
    (least, row) => (least && compareTruePrices(least.price, row.price) <= 0 ? least : row),
    null,
  )
}
