import type { ListItem, PriceType } from '@jeoul/api/types'
import { $list, $query, items, rowKey } from '@jeoul/listing'
import { $ownPrices, type OwnPriceViews } from '@jeoul/own-price-views/slot'
import { useKept } from '@jeoul/runtime'
import { useUnit } from 'effector-react'
import { memo, Suspense } from 'react'
import { EarlierItems } from './earlier-items.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-cards.module.css'

/** Cards that hydrate together, and are looked at together when the list grows. */
const together = 5

/** The products, as they are while a newer list is awaited. */
export function ProductCards() {
  const [list, query, { status }] = useUnit([$list, $query, items.$state])
  const own = useKept($ownPrices)
  const loaded = list?.items ?? []
  const shown = loaded.map((item, place) => loaded[own?.order?.[place] ?? place] ?? item)
  const groups = []
  for (let start = 0; start < shown.length; start += together) {
    groups.push(
      <Suspense key={start}>
        <CardGroup
          items={shown.slice(start, start + together)}
          type={query.type}
          Own={own?.OwnPrice}
          isFirst={start === 0}
        />
      </Suspense>,
    )
  }
  return (
    <>
      <EarlierItems />
      <ol className={styles.cards} aria-busy={status === 'loading'}>
        {groups}
      </ol>
    </>
  )
}

type CardGroupProps = {
  readonly items: readonly ListItem[]
  readonly type: PriceType
  readonly Own: OwnPriceViews['OwnPrice'] | undefined
  readonly isFirst: boolean
}

const CardGroup = memo(function CardGroup({ items, type, Own, isFirst }: CardGroupProps) {
  return items.map((item, index) => (
    <ProductCard key={rowKey(item)} item={item} type={type} Own={Own} isFirst={isFirst && index === 0} />
  ))
}, hasSameCards)

function hasSameCards(before: CardGroupProps, now: CardGroupProps): boolean {
  return (
    before.type === now.type &&
    before.Own === now.Own &&
    before.items.length === now.items.length &&
    before.items.every((item, index) => item === now.items[index])
  )
}
