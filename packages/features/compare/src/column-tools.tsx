import { type CompareColumn, itemRemoved } from '@jeoul/compare'
import { Heart } from '@jeoul/feature-wish/heart'
import { Button, cx, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { KeyboardEvent } from 'react'
import styles from './compare-table.module.css'
import { type ColumnOrder, moverId, type Side } from './use-column-order.ts'

type ColumnToolsProps = {
  readonly column: CompareColumn
  readonly place: number
  readonly order: ColumnOrder
}

const keys: Readonly<Record<string, { readonly side: Side; readonly step: number }>> = {
  ArrowLeft: { side: 'left', step: -1 },
  ArrowRight: { side: 'right', step: 1 },
}
const sides = [
  { side: 'left', step: -1, words: '왼쪽으로', icon: glyph.chevronLeft },
  { side: 'right', step: 1, words: '오른쪽으로', icon: glyph.chevronRight },
] as const

/** Shows the product's picture, with buttons that move its column or remove it. */
export function ColumnTools({ column, place, order }: ColumnToolsProps) {
  const remove = useUnit(itemRemoved)
  const { itemId } = column
  const product = column.status === 'full' ? column.product : null
  const name = product?.name ?? `상품 ${itemId}`
  const step = (event: KeyboardEvent) => {
    const key = keys[event.key]
    if (!key) return
    event.preventDefault()
    order.move(itemId, place + key.step, key.side)
  }
  return (
    <td className={cx(order.over === place && styles.over)} {...order.drag(itemId, place)}>
      <div className={styles.picture} title="끌어서 순서 바꾸기">
        {product && <img src={product.image} alt="" width={96} height={96} draggable={false} />}
      </div>
      <div className={styles.tools}>
        <span>
          {sides.map(({ side, step: by, words, icon }) => (
            <Button
              key={side}
              id={moverId(itemId, side)}
              tone="quiet"
              aria-label={`${name} ${words}`}
              aria-disabled={place + by < 0 || place + by >= order.count}
              onClick={() => order.move(itemId, place + by, side)}
              onKeyDown={step}
            >
              <Icon of={icon} />
            </Button>
          ))}
        </span>
        {product && <Heart itemId={itemId} name={name} image={product.image} />}
        <Button tone="quiet" aria-label={`${name} 비교에서 빼기`} onClick={() => remove(itemId)}>
          <Icon of={glyph.close} />
        </Button>
      </div>
    </td>
  )
}
