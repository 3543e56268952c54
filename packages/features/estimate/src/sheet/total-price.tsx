import { $total } from '@jeoul/estimate'
import { cx, PriceStateLabel, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './estimate-totals.module.css'

/**
 * The total for the chosen way of paying. Shows words if no part has a known price, since it is not 0원; while parts are
 * loading, shows the previous total, dimmed.
 */
export function TotalPrice({ className }: { readonly className?: string | undefined }) {
  const { won, isLoading, unknown } = useUnit($total)
  if (won === null) {
    return (
      <PriceStateLabel>{isLoading ? '계산 중' : unknown > 0 ? '알 수 없음' : '가격 미정'}</PriceStateLabel>
    )
  }
  return <Won amount={won} className={cx(className, isLoading && styles.before)} />
}
