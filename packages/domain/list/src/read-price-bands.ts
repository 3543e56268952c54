import type { PriceBand, PriceBandResponse } from '@jeoul/api/types'
import { readCount } from '@jeoul/price-state'

/** "message 'success', data or data.list" (specification, section 7). */
export function readPriceBands({ message, data }: PriceBandResponse): readonly PriceBand[] | null {
  if (message !== 'success') return null
  return readBands('list' in data ? data.list : data)
}

/** The bands whose limits are amounts in won, or open; null if it is not a list. */
export function readBands(found: readonly PriceBand[]): readonly PriceBand[] | null {
  if (!Array.isArray(found)) return null
  const bands: readonly PriceBand[] = found.filter(isBand)
  return bands.map(band => (band.count === undefined ? band : { ...band, count: readCount(band.count) }))
}

function isBand(band: PriceBand | null): boolean {
  return band !== null && isLimit(band.min) && isLimit(band.max)
}

function isLimit(won: number | null): boolean {
  return won === null || (Number.isSafeInteger(won) && won >= 0)
}
