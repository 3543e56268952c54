import { variantsNotes } from '@jeoul/offers'
import { $paymentTerms } from '@jeoul/personal-price'
import { $product } from '@jeoul/product'
import { kindNote, variantGrid, variantKind } from '@jeoul/product/variants'
import { useUnit } from 'effector-react'
import styles from './item-variants.module.css'
import { VariantChoices, VariantTable } from './variant-cells.tsx'

/** The same product in other sizes, colours and packagings, labelled by what they differ in. */
export default function ItemVariants() {
  const [product, terms] = useUnit([$product, $paymentTerms])
  if (!product || product.variants.length === 0) return null
  const { item, variants, variant_label: label = '' } = product
  const { kinds, rows, gone } = variantGrid(label, variants)
  const { item_id, price_state: state, cash, card, lowest } = item
  const present = { item_id, label, state, cash, card, ...(lowest && { lowest }) }
  const warning = kindNote(variantKind(item.name) ?? '기본')
  return (
    <section className={styles.variants} aria-labelledby="variants-title">
      <h2 id="variants-title">
        다른 구성 <small>{variantsNotes([present, ...variants], terms)}</small>
      </h2>
      {kinds.length > 1 && rows.length > 1 ? (
        <VariantTable kinds={kinds} rows={rows} present={present} />
      ) : (
        <VariantChoices cells={rows.flatMap(({ cells }) => cells)} present={present} />
      )}
      {gone.length > 0 && (
        <details>
          <summary>{`단종 ${gone.length}개`}</summary>
          <VariantChoices cells={gone} present={present} />
        </details>
      )}
      {warning !== '' && <p>{warning}</p>}
    </section>
  )
}
