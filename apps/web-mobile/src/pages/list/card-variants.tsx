import type { PriceType, Variant } from '@jeoul/api/types'
import { variantPrice } from '@jeoul/offers'
import { hrefs } from '@jeoul/router'
import styles from './card-variants.module.css'

type CardVariantsProps = {
  readonly variants: readonly Variant[]
  readonly type: PriceType
  /** Keeps an address inside the open minishop. */
  readonly inside: (href: string) => string
}

/** The same product in other sizes and packagings, each with its price, in a line that scrolls sideways. */
export function CardVariants({ variants, type, inside }: CardVariantsProps) {
  const sold = variants.filter(({ state }) => state !== 0)
  return (
    sold.length > 0 && (
      <ul className={styles.variants} aria-label="다른 구성">
        {sold.map(variant => (
          <li key={variant.item_id}>
            <a href={inside(hrefs.item(variant.item_id))}>
              {variant.label} <b translate="no">{variantPrice(variant, type)}</b>
            </a>
          </li>
        ))}
      </ul>
    )
  )
}
