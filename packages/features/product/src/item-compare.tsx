import { $picked, isPicked, itemPicked, itemToggled } from '@jeoul/compare'
import { $product } from '@jeoul/product'
import { useUnit } from 'effector-react'
import styles from './item-compare.module.css'

/** The checkbox that adds the product to the comparison. */
export function ItemCompare() {
  const [picked, product, pick, toggle] = useUnit([$picked, $product, itemPicked, itemToggled])
  const { item_id: itemId = '', name = '', image = null } = product?.item ?? {}
  const item = { itemId, name, image, ...(product?.part_kind && { isPart: true }) }
  if (itemId === '') return null
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={isPicked(picked, itemId)}
        // A tick that was made early is repeated, and the device may have picked the product already.
        onChange={({ target }) => (target.checked ? pick : toggle)(item)}
        aria-label={`${name} 비교`}
      />
      비교
    </label>
  )
}
