import type { Part } from '@jeoul/api/types'
import type { PartsByKind } from '../fixes/fix.ts'
import { pieceOf } from './known-pieces.ts'

/** Known parts as a host sells them, by kind; null for no price. */
export function pricedParts(prices: Readonly<Record<string, number | null>>): PartsByKind {
  const parts = Object.entries(prices).map(([name, cash]): Part => {
    const { kind, figures } = pieceOf(name)
    const price = { price_state: cash === null ? 2 : 3, cash, card: cash } as const
    return { part_id: name, kind, type: 1, name, maker: '', ...price, figures }
  })
  return Object.groupBy(parts, ({ kind }) => kind)
}
