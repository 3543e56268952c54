import type { ListItem, PriceType } from '@jeoul/api/types'
import { $list, $query, items, rowKey } from '@jeoul/listing'
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
  const shown = list?.items ?? []
  const groups = []
  for (let start = 0; start < shown.length; start += together) {
    groups.push(
      <Suspense key={start}>
        <CardGroup items={shown.slice(start, start + together)} type={query.type} isFirst={start === 0} />
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
  readonly isFirst: boolean
}

const CardGroup = memo(function CardGroup({ items, type, isFirst }: CardGroupProps) {
  return items.map((item, index) => (
    <ProductCard key={rowKey(item)} item={item} type={type} isFirst={isFirst && index === 0} />
  ))
}, hasSameCards)

function hasSameCards(before: CardGroupProps, now: CardGroupProps): boolean {
  return (
    before.type === now.type &&
    before.items.length === now.items.length &&
    before.items.every((item, index) => item === now.items[index])
  )
}
