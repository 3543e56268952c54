import { choosePrices, emptyFilter, type Filter } from '@jeoul/filter-spec'
import { readInteger } from '@jeoul/format/amount'

/** Reads a price as typed, in won, such as 500000, 500,000원 or 50만; null for anything else. Nine digits at most (assumed). */
export function readPrice(typed: string | null): number | null {
  return readInteger(typed, 9)
}

/** Reads the two prices of a range as typed, and puts them in order. */
export function readPriceRange(lowest: string, highest: string): Pick<Filter, 'min' | 'max'> {
  const { min, max } = choosePrices(emptyFilter, readPrice(lowest), readPrice(highest))
  return { min, max }
}
