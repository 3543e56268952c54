import { InlinePrice } from '@jeoul/feature-personal-price/inline-price'
import { $hasOwnPrices } from '@jeoul/feature-personal-price/own-price'
import type { PricedRow } from '@jeoul/personal-price'
import { $seenItems, itemForgotten, itemsForgotten, type SeenItem } from '@jeoul/product/recent'
import { $inside, hrefs } from '@jeoul/router'
import { Button, glyph, Icon, useNearby, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import styles from './seen-items.module.css'
import { $seenPrices, seenNeared } from './seen-prices.ts'

/**
 * The products seen last on this device, as cards with their current price and its change since, in a strip that
 * scrolls sideways; nothing if there are none.
 */
export function SeenItems() {
  const items = useUnit($seenItems)
  return items.length > 0 && <Seen items={items} />
}

function Seen({ items }: { readonly items: readonly SeenItem[] }) {
  const section = useRef<HTMLElement>(null)
  const [inside, prices] = useUnit([$inside, $seenPrices])
  const [forget, forgetAll, near] = useUnit([itemForgotten, itemsForgotten, seenNeared])
  useNearby(section, near)
  return (
    <section ref={section} className={styles.seen} aria-labelledby="seen-items">
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
              <SeenPrice {...prices[itemId]} />
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

type SeenPriceProps = {
  /** Undefined until the host has answered. */
  readonly item?: PricedRow
  /** By how many won the price for anyone has risen, and the name of that price. */
  readonly change?: { readonly label: string; readonly amount: number } | null
}

/** Keeps its height while the price is loading. */
function SeenPrice({ item, change = null }: SeenPriceProps) {
  const isPersonal = useUnit($hasOwnPrices)
  return (
    <span className={styles.price} data-price="">
      {item && <InlinePrice item={item} />}
      {change !== null && change.amount !== 0 && (
        <em className={change.amount < 0 ? styles.down : undefined}>
          {/* 내 결제가 was not known at that time, so the change is of the price for anyone. */}
          {isPersonal && `${change.label} `}지난번보다 <Won amount={change.amount} signed />
        </em>
      )}
    </span>
  )
}
