import { $paymentTerms, type TruePrice, whyLines, whyNotes } from '@jeoul/personal-price'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { PriceParts } from './price-parts.tsx'
import styles from './why-price.module.css'

/** Explains how this shopper's price is made up, folded until opened. */
export function WhyPrice({ price }: { readonly price: TruePrice }) {
  const terms = useUnit($paymentTerms)
  return (
    <details className={styles.why}>
      <summary>
        왜 이 가격?
        <Icon of={glyph.chevronDown} />
      </summary>
      <PriceParts
        lines={whyLines(price)}
        total={price.total}
        totalLabel="내 결제가"
        notes={whyNotes(price, terms)}
      />
    </details>
  )
}
