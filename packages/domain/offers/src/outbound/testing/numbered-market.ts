import type { Market } from '@jeoul/api/types'
import { marketOf } from '../../testing/market-of.ts'

/** An offer of a mall with a number, which has an outbound page. */
export function numberedMarket(changes: Partial<Market> = {}): Market {
  return marketOf({ mallId: '23', itemIdCp: '77012', href: 'https://mall.example/77012', ...changes })
}
