import type { ListItem } from '@jeoul/api/types'
import { $paymentTerms, itemOffer, truePrice, whyLines, whyNotes } from '@jeoul/personal-price'
import { glyph, Icon, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './personal-price.module.css'
import { PriceParts } from './price-parts.tsx'

const hints = ['카드 행사와 쿠폰은 상품 페이지에서 더해요. 내 결제조건도 거기서 바꿀 수 있어요.']

/** Shows what this shopper pays as far as the row's data says, and on demand how it is made up. */
export function PersonalPrice({ item }: { readonly item: ListItem }) {
  const terms = useUnit($paymentTerms)
  const offer = itemOffer(item)
  const price = offer && truePrice(offer, terms)
  if (!price) return null
  return (
    <details className={styles.own}>
      <summary>
        내 결제가 <Won amount={price.total} /> <Icon of={glyph.chevronDown} />{' '}
        {price.isOpen && <span className={styles.open}>배송비 확인 필요</span>}
      </summary>
      <PriceParts
        lines={whyLines(price)}
        total={price.total}
        totalLabel="내 결제가"
        notes={[...whyNotes(price, terms), ...hints]}
      />
    </details>
  )
}
