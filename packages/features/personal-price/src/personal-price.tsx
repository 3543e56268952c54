import { formatWon } from '@jeoul/format'
import { $query } from '@jeoul/list'
import {
  $paymentTerms,
  cheaperWays,
  type ListedPrice,
  type PaymentTerms,
  type TruePrice,
  whyLines,
  whyNotes,
} from '@jeoul/personal-price'
import { cx, glyph, Icon, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { OwnPriceProps } from './own-price-props.ts'
import styles from './personal-price.module.css'
import { PriceParts } from './price-parts.tsx'
import { useListedPrice } from './use-listed-price.ts'

/** Names the unknown part of a price, in the few words that fit its line. */
function openWords({ parts }: TruePrice): string {
  return parts.some(({ kind, amount }) => kind === 'delivery' && amount === null)
    ? '+ 배송비'
    : '+ 추가 배송비'
}

const $isOrder = $query.map(({ sort }) => sort === 'personal')

const estimateHint = '목록에 적힌 가격으로 어림했어요. 카드 행사와 쿠폰은 상품 페이지에서 더해요.'

type PriceProps = {
  readonly listed: ListedPrice
  readonly terms: PaymentTerms
  readonly isOrder: boolean
}

function Price({ listed: { price, headline, isEstimate }, terms, isOrder }: PriceProps) {
  const label = isEstimate ? '예상 결제가' : '내 결제가'
  return (
    <details className={cx(styles.price, isOrder && styles.order)}>
      <summary>
        {label} <Won amount={price.total} />
        {price.isOpen && <span className={styles.open}> {openWords(price)}</span>}{' '}
        <Icon of={glyph.chevronDown} />
      </summary>
      <PriceParts
        lines={whyLines(price)}
        total={price.total}
        totalLabel={label}
        notes={[
          ...whyNotes(price, terms),
          ...(isEstimate ? [estimateHint] : [`${headline.label} · ${headline.basis}`]),
        ]}
      />
    </details>
  )
}

/**
 * Shows the shopper's own price, and its parts on demand. It replaces a line of the same height, so the row keeps its height
 * when terms and offers load. "The figure in bold is the figure that orders": in rows sorted by 내 결제가, this one.
 */
export function PersonalPrice({ item, others = [] }: Pick<OwnPriceProps, 'item' | 'others'>) {
  const [terms, isOrder] = useUnit([$paymentTerms, $isOrder])
  const listed = useListedPrice(item)
  const named = listed ? cheaperWays(others, listed.price.total, terms) : others
  return (
    <>
      {listed ? <Price listed={listed} terms={terms} isOrder={isOrder} /> : <p className={styles.price} />}
      {others.map(other => (
        // A hidden line keeps its space, so the row does not shrink.
        <p
          key={other.label}
          translate="no"
          data-other=""
          className={named.includes(other) ? undefined : styles.unnamed}
        >
          {`${other.label} ${formatWon(other.total)}`}
        </p>
      ))}
    </>
  )
}
