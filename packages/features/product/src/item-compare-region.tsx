import { $picked, isPicked, itemPicked, itemToggled } from '@jeoul/compare'
import { $product } from '@jeoul/product'
import { useClientValue } from '@jeoul/ssr'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import styles from './item-compare.module.css'

/** Whether the product is to be compared. */
export default function ItemCompare() {
  const box = useRef<HTMLInputElement>(null)
  const picked = useClientValue($picked)
  const [product, pick, toggle] = useUnit([$product, itemPicked, itemToggled])
  const { item_id: itemId = '', name = '', image = null } = product?.item ?? {}
  const item = { itemId, name, image }
  // The server sends it empty: a tick that is there was made before this script.
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
