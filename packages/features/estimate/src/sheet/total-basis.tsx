import { $estimate, $sums, $total, priceBasis } from '@jeoul/estimate'
import { formatCount } from '@jeoul/format'
import { useUnit } from 'effector-react'
import styles from './estimate-totals.module.css'

/**
 * What the total is made of: 현금 판매가 · 배송비 별도 · 상품 9개 · 서비스 1개.
 *
 * @param isBrief whether there is room for one count only: 모두 10개
 */
export function TotalBasis({ isBrief = false }: { readonly isBrief?: boolean }) {
  const [{ type, each }, { goods, services, unpriced }, { won, isLoading, unknown }] = useUnit([
    $estimate,
    $sums,
    $total,
  ])
  const left = unpriced[type]
  const counted = [
    ...(each > 1 ? [`PC ${formatCount(each)}대`] : []),
    ...(isBrief && services > 0
      ? [`모두 ${formatCount(goods + services)}개`]
      : [
          ...(goods > 0 || services + unknown === 0 ? [`상품 ${formatCount(goods)}개`] : []),
          ...(services > 0 ? [`서비스 ${formatCount(services)}개`] : []),
        ]),
    ...(left > 0 ? [`가격 미정 ${formatCount(left)}개 제외`] : []),
    ...(unknown > 0 ? [`확인 못 한 상품 ${formatCount(unknown)}개 제외`] : []),
  ]
  const facts = [
    ...(isLoading ? [won === null ? '가격을 불러오는 중이에요' : '새 합계를 불러오는 중이에요'] : []),
    priceBasis(type),
    ...(type === 'card' ? ['카드마다 달라요'] : []),
    '배송비 별도',
    ...(isLoading ? [] : counted),
  ]
  return <span className={styles.basis}>{facts.join(' · ')}</span>
}
