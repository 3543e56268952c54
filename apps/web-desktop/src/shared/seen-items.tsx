import { $seenItems, itemForgotten, itemsForgotten } from '@jeoul/product/recent'
import { $inside, hrefs } from '@jeoul/router'
import { Button, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './seen-items.module.css'

type SeenItemsProps = {
  /** The maximum number of products to show. */
  readonly max?: number
}

/** The products seen last on this device, or nothing if there are none. */
export function SeenItems({ max = 10 }: SeenItemsProps) {
  const inside = useUnit($inside)
  const items = useUnit($seenItems)
  const [forget, forgetAll] = useUnit([itemForgotten, itemsForgotten])
  if (items.length === 0) return null
  return (
    <section className={styles.seen} aria-labelledby="seen-items">
      <header>
        <h2 id="seen-items">최근 본 상품</h2>
        <Button tone="quiet" onClick={() => forgetAll()}>
          모두 지우기
        </Button>
      </header>
      <ul>
        {items.slice(0, max).map(({ itemId, name, image }) => (
          <li key={itemId}>
            {image === null ? <span /> : <img src={image} alt="" width={40} height={40} loading="lazy" />}
            <a href={inside(hrefs.item(itemId))}>{name}</a>
            <Button tone="quiet" onClick={() => forget(itemId)}>
              <Icon of={glyph.close} label={`${name} 지우기`} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
