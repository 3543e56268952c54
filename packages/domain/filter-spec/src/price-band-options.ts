import type { PriceBand } from '@jeoul/api/types'
import type { Filter } from './filter.ts'

/** A price band as a choice; each end may be open. */
export interface PriceBandOption {
  readonly min: number | null
  readonly max: number | null
  /** How many items would remain; null if the host does not count them. */
  readonly count: number | null
  readonly isChosen: boolean
  readonly isDisabled: boolean
}

/** The price bands as choices. A band that starts at 0 won has an open lower end. */
export function priceBandOptions(
  bands: readonly PriceBand[],
  filter: Pick<Filter, 'min' | 'max'>,
): PriceBandOption[] {
  return bands.map(band => {
    const min = band.min || null
    const isChosen = min === filter.min && band.max === filter.max
    const count = band.count ?? null
    return { min, max: band.max, count, isChosen, isDisabled: count === 0 && !isChosen }
  })
}
