import { $estimate, partPrice, partsRemoved, quantityChanged, type SheetLine } from '@jeoul/estimate'
import { maxPieces } from '@jeoul/estimate-pricing'
import { priceStateLabel } from '@jeoul/price-state'
import { $inside, hrefs } from '@jeoul/router'
import { Button, CountField, PriceStateLabel, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { LineFindings } from '../compatibility/line-findings.tsx'
import { pickerOpened } from '../picker/picked-kind.ts'
import styles from './sheet.module.css'

/** One part with its quantity and its price. */
export function SheetLineView({ line: { part, quantity } }: { readonly line: SheetLine }) {
  const [{ type }, inside] = useUnit([$estimate, $inside])
  const [count, remove, open] = useUnit([quantityChanged, partsRemoved, pickerOpened])
  const { part_id: partId, kind, name, image } = part
  const price = partPrice(part, type)
  const isProduct = !partId.startsWith('s')
  return (
    <div className={styles.line} data-part={partId}>
      {image ? <img src={image} alt="" width={56} height={56} loading="lazy" /> : <span />}
      <div className={styles.name}>
        {isProduct ? <a href={inside(hrefs.item(partId))}>{name}</a> : name}
        <LineFindings partId={partId} />
      </div>
      {part.type === 4 && quantity === 1 ? (
        <span />
      ) : (
        <CountField
          label={`${name} 수량`}
          count={quantity}
          max={maxPieces}
          onChange={typed => count({ partId, quantity: typed })}
        />
      )}
      <p className={styles.price}>
        {price === null ? (
          <PriceStateLabel>{priceStateLabel(part.price_state) ?? '가격 미정'}</PriceStateLabel>
        ) : (
          <>
            <Won amount={price * quantity} />
            {quantity > 1 && (
              <small>
                개당 <Won amount={price} />
              </small>
            )}
          </>
        )}
      </p>
      <p className={styles.acts}>
        <Button aria-label={`${name} 바꾸기`} onClick={() => open({ kind, instead: partId })}>
          바꾸기
        </Button>
        <Button tone="quiet" aria-label={`${name} 빼기`} onClick={() => remove([partId])}>
          빼기
        </Button>
      </p>
    </div>
  )
}
