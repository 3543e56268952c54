import { $estimate, $sums } from '@jeoul/estimate'
import { PriceStateLabel, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** The total by the way of paying; in words where no part has a price, since nothing is not what it costs. */
export function TotalPrice({ className }: { readonly className?: string | undefined }) {
  const [{ type }, sums] = useUnit([$estimate, $sums])
  if (sums[type] === 0 && sums.unpriced[type] > 0) return <PriceStateLabel>가격 미정</PriceStateLabel>
  return <Won amount={sums[type]} {...(className !== undefined && { className })} />
}
