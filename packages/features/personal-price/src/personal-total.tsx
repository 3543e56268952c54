import type { PricedRow } from '@jeoul/personal-price'
import { AnyonesPrice } from './anyones-price.tsx'
import { PriceLine } from './price-line.tsx'
import { useListedPrice } from './use-listed-price.ts'

type PersonalTotalProps = {
  readonly item: PricedRow
  /** Whether it has a line of its own, below the price on default terms. */
  readonly isBeside?: boolean
}

/**
 * Shows the shopper's own price of a product outside of lists, once its malls' offers have loaded. Until then it shows the
 * price on default terms, labelled as such.
 */
export function PersonalTotal({ item, isBeside = false }: PersonalTotalProps) {
  const listed = useListedPrice(item)
  if (!listed || listed.isEstimate) return isBeside ? null : <AnyonesPrice item={item} />
  const { total, basis } = listed.headline
  const line = <PriceLine label="내 결제가" total={total} basis={basis} />
  return isBeside ? <p data-price>{line}</p> : line
}
