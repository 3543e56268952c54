import { $quantities, maxPieces, quantityChosen } from '@jeoul/personal-price'
import { CountField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './terms-form.module.css'

/** Asks how many pieces of one product are bought. Prices of other products do not change. */
export function QuantityField({ itemId }: { readonly itemId: string }) {
  const [quantities, choose] = useUnit([$quantities, quantityChosen])
  return (
    <div className={styles.quantity}>
      <span>이 상품의 수량</span>
      <CountField
        label="이 상품의 수량"
        count={quantities[itemId] ?? 1}
        max={maxPieces}
        onChange={pieces => choose({ itemId, pieces })}
      />
    </div>
  )
}
