import { $estimate, $sums, priceBasis } from '@jeoul/estimate'
import { formatCount } from '@jeoul/format'
import { useUnit } from 'effector-react'
import styles from './estimate-totals.module.css'

/** What the total is made of: 현금 판매가 · 배송비 별도 · 부품 9개. */
export function TotalBasis() {
  const [{ type, each }, { count, unpriced }] = useUnit([$estimate, $sums])
  const left = unpriced[type]
  const facts = [
    priceBasis(type),
    ...(type === 'card' ? ['카드마다 달라요'] : []),
    '배송비 별도',
    ...(each > 1 ? [`PC ${formatCount(each)}대`] : []),
    `부품 ${formatCount(count)}개`,
    ...(left > 0 ? [`가격 미정 ${formatCount(left)}개 제외`] : []),
  ]
  return <span className={styles.basis}>{facts.join(' · ')}</span>
}
