import type { PriceExplanation } from '@jeoul/personal-price'
import { glyph, Icon } from '@jeoul/ui'
import { PriceParts } from './price-parts.tsx'
import styles from './why-price.module.css'

type WhyPriceProps = {
  readonly total: number
  readonly why: PriceExplanation
}

/** Explains how this shopper's price is made up, folded until opened. */
export function WhyPrice({ total, why }: WhyPriceProps) {
  return (
    <details className={styles.why}>
      <summary>
        왜 이 가격?
        <Icon of={glyph.chevronDown} />
      </summary>
      <PriceParts lines={why.lines} total={total} totalLabel="결제가" notes={why.notes} />
    </details>
  )
}
