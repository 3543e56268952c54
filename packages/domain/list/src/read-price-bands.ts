import type { PriceBand, PriceBandResponse } from '@jeoul/api/types'

/** "message 'success', data or data.list" (specification, section 7). */
export function readPriceBands({ message, data }: PriceBandResponse): readonly PriceBand[] | null {
  if (message !== 'success') return null
  return 'list' in data ? data.list : data
}
