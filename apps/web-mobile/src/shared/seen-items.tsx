import { $seenItems, itemForgotten, itemsForgotten } from '@jeoul/recent'
import { $inside, hrefs } from '@jeoul/router'
import { useClientValue } from '@jeoul/ssr'
import { Button, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './seen-items.module.css'

/** The products seen last on this device, in a strip that scrolls sideways; nothing if there are none. */
export function SeenItems() {
  const inside = useUnit($inside)
  const items = useClientValue($seenItems)
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
        {items.map(({ itemId, name, image }) => (
          <li key={itemId}>
            <a href={inside(hrefs.item(itemId))}>
              {image === null ? <span /> : <img src={image} alt="" width={96} height={96} loading="lazy" />}
              <b>{name}</b>
            </a>
            <Button tone="quiet" className={styles.forget} onClick={() => forget(itemId)}>
              <Icon of={glyph.close} label={`${name} 지우기`} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
