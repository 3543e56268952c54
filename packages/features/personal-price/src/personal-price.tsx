import type { ListItem } from '@jeoul/api/types'
import { $paymentTerms, whyLines, whyNotes } from '@jeoul/personal-price'
import { glyph, Icon, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './personal-price.module.css'
import { PriceParts } from './price-parts.tsx'
import { useListedPrice } from './use-listed-price.ts'

const estimateHint = '목록에 적힌 가격으로 어림했어요. 카드 행사와 쿠폰은 상품 페이지에서 더해요.'

/**
 * Shows what this shopper pays, and on demand how it is made up. One line, in the place of another one: a row does not
 * grow when the terms arrive.
 */
export function PersonalPrice({ item }: { readonly item: ListItem }) {
  const terms = useUnit($paymentTerms)
  const listed = useListedPrice(item)
  if (!listed) return null
  const { price, headline, isEstimate } = listed
  const label = isEstimate ? '예상 결제가' : '내 결제가'
  return (
    <details className={styles.price}>
      <summary>
        {label} <Won amount={price.total} />
        {price.isOpen && <span className={styles.open}> +</span>} <Icon of={glyph.chevronDown} />
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
