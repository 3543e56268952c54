import { formatWon } from '@jeoul/format'
import { $query } from '@jeoul/list'
import {
  $paymentTerms,
  cheaperWays,
  deliveryFee,
  type Headline,
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

/** Says what delivery of a price costs, or which part of it is unknown, in the few words that fit its line. */
function deliveryWords(price: TruePrice): string {
  const fee = deliveryFee(price)
  if (fee !== null) return fee === 0 ? '무료배송' : '배송비 포함'
  return price.parts.some(({ kind, amount }) => kind === 'delivery' && amount === null)
    ? '+ 배송비'
    : '+ 추가 배송비'
}

const $isFreeOnly = $query.map(({ traits }) => traits.includes('free'))

const estimateHint = '목록에 적힌 가격으로 어림했어요. 카드 행사와 쿠폰은 상품 페이지에서 더해요.'

function basisOf({ label, basis }: Headline, withFee: number | null): string {
  return withFee === null
    ? `${label} · ${basis}`
    : `무료배송만 고른 목록이라 배송비가 없는 판매처의 가격이에요. 배송비를 내는 곳은 ${formatWon(withFee)}부터예요.`
}

type PriceProps = {
  readonly listed: ListedPrice
  readonly terms: PaymentTerms
}

function Price({ listed: { price, headline, isEstimate, withFee }, terms }: PriceProps) {
  const label = isEstimate ? '예상 결제가' : withFee === null ? '내 결제가' : '무료배송 결제가'
  const delivery = deliveryWords(price)
  return (
    <details className={styles.price}>
      <summary>
        {label} <Won amount={price.total} />
        {withFee === null && (
          <span
            className={cx(
              styles.delivery,
              price.isOpen && styles.open,
              delivery === '무료배송' && styles.free,
            )}
          >
            {` ${delivery}`}
          </span>
        )}{' '}
        <Icon of={glyph.chevronDown} />
      </summary>
      <PriceParts
        lines={whyLines(price)}
        total={price.total}
        totalLabel={label}
        notes={[...whyNotes(price, terms), ...(isEstimate ? [estimateHint] : [basisOf(headline, withFee)])]}
      />
    </details>
  )
}

/**
 * Shows the shopper's own price, the largest figure of its row, and its parts on demand. It replaces a line of the same height,
 * so the row keeps its height when terms and offers load.
 */
export function PersonalPrice({ item, others = [] }: Pick<OwnPriceProps, 'item' | 'others'>) {
  const [terms, isFreeOnly] = useUnit([$paymentTerms, $isFreeOnly])
  const listed = useListedPrice(item, isFreeOnly)
  const named = listed ? cheaperWays(others, listed.price.total, terms) : others
  return (
    <>
      {listed ? <Price listed={listed} terms={terms} /> : <p className={styles.price} />}
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
