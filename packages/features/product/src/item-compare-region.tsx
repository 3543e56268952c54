import { $picked, isPicked, itemPicked, itemToggled } from '@jeoul/compare'
import { $product } from '@jeoul/product'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import styles from './item-compare.module.css'

/** The checkbox that adds the product to the comparison. */
export default function ItemCompare() {
  const box = useRef<HTMLInputElement>(null)
  const picked = useUnit($picked)
  const [product, pick, toggle] = useUnit([$product, itemPicked, itemToggled])
  const { item_id: itemId = '', name = '', image = null } = product?.item ?? {}
  const item = { itemId, name, image, ...(product?.part_kind && { isPart: true }) }
  // The server renders it unchecked, so a check that is already there was made before this script had loaded.
  useEffect(() => {
    if (box.current?.checked && itemId !== '') pick(item)
  }, [])
  if (itemId === '') return null
  return (
    <label className={styles.box}>
      <input
        ref={box}
        type="checkbox"
        checked={isPicked(picked, itemId)}
        onChange={() => toggle(item)}
        aria-label={`${name} 비교`}
      />
      비교
    </label>
  )
}
