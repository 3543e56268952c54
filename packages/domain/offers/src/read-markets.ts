import type { Market, MarketResponse } from '@jeoul/api/types'
import { readOffer } from './read-offer.ts'

/** A success response is required before data is stored (specification, section 5). */
export function readMarkets({ success, markets }: MarketResponse): readonly Market[] | null {
  if (success !== true || !Array.isArray(markets)) return null
  return markets.map(readOffer).filter(offer => offer !== null)
}
