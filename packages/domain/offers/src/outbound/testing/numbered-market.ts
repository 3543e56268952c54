import type { Market } from '@jeoul/api/types'
import { marketOf } from '../../testing/market-of.ts'

/** The offer of a mall that has a number, and so an outbound page. */
export function numberedMarket(changes: Partial<Market> = {}): Market {
  return marketOf({ mallId: '23', itemIdCp: '77012', href: 'https://mall.example/77012', ...changes })
}
