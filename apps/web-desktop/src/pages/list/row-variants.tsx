import type { PriceType, Variant } from '@jeoul/api/types'
import { variantPrice } from '@jeoul/offers'
import { $inside, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'
import styles from './row-variants.module.css'

type RowVariantsProps = { readonly variants: readonly Variant[]; readonly type: PriceType }

/** As many as fit beside the picture. The row's more-view has the others. */
const shown = 3

/** The same product in other packagings, each with its own price or state. */
export function RowVariants({ variants, type }: RowVariantsProps) {
  const inside = useUnit($inside)
  return (
    <div className={styles.variants}>
      {variants.slice(0, shown).map(variant => (
        <a key={variant.item_id} href={inside(hrefs.item(variant.item_id))} title={variant.label}>
          <span>{variant.label}</span>
          {` ${variantPrice(variant, type)}`}
        </a>
      ))}
    </div>
  )
}
