import type { PriceBand, PriceBandResponse } from '@jeoul/api/types'

/** Reads the price bands of a category: "message 'success', data or data.list" (specification, section 7). */
export function readPriceBands({ message, data }: PriceBandResponse): readonly PriceBand[] | null {
  if (message !== 'success') return null
  return readBands('list' in data ? data.list : data)
}

/**
 * Keeps the bands whose limits are amounts in won or open, with an upper limit of at least 1 won; null if `found` is
 * not a list.
 */
export function readBands(found: readonly PriceBand[]): readonly PriceBand[] | null {
  if (!Array.isArray(found)) return null
  return found.filter(isBand).map(({ count, ...limits }) => (isCount(count) ? { ...limits, count } : limits))
}

function isBand(band: PriceBand | null): boolean {
  if (band === null || !isLimit(band.min) || !isLimit(band.max)) return false
  return band.max === null || band.max >= Math.max(1, band.min ?? 0)
}

function isLimit(won: number | null): boolean {
  return won === null || (Number.isSafeInteger(won) && won >= 0)
}

function isCount(count: number | undefined): count is number {
  return count !== undefined && isLimit(count)
}
