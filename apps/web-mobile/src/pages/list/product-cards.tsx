import type { PriceType } from '@jeoul/api/types'
import { AdBlock } from '@jeoul/feature-list/ad-block'
import { useRowStates } from '@jeoul/feature-list/row-actions'
import { $hasOwnPrices } from '@jeoul/feature-personal-price/own-price'
import { $isListOld, $list, $query, $shownSort, adsApart, items, type ReadItem, rowKey } from '@jeoul/list'
import { loadStep } from '@jeoul/paging'
import { $inside } from '@jeoul/router'
import { idle } from '@jeoul/ssr'
import { useUnit } from 'effector-react'
import { memo, Suspense } from 'react'
import { ProductCard } from './product-card.tsx'
import styles from './product-cards.module.css'

const EarlierItems = idle(() => import('./earlier-items.tsx'))

/** Number of cards that hydrate and update together. */
const together = 5

/** The products, one list per load. The current ones stay while a newer list is loading, or if it fails. */
export function ProductCards() {
  const [list, isOld, query, { status }] = useUnit([$list, $isListOld, $query, items.$state])
  const [hasOwnPrices, shownSort] = useUnit([$hasOwnPrices, $shownSort])
  const loaded = list?.items ?? []
  const { adsAbove, rows, adsBelow } = adsApart(loaded, isOld ? shownSort : query.sort)
  const groupsOf = (places: readonly number[], isFirst: boolean) =>
    partsOf(places, together).map((group, place) => (
      <Suspense key={place}>
        <CardGroup
          items={group.flatMap(index => loaded[index] ?? [])}
          type={query.type}
          hasOwnPrices={hasOwnPrices}
          isFirst={isFirst && place === 0}
        />
      </Suspense>
    ))
  return (
    <>
      {query.page > 1 && <EarlierItems />}
      <div
        className={styles.cards}
        aria-busy={status === 'loading'}
        data-old={(isOld && status === 'failed') || undefined}
      >
        {(rows.length > 0 ? partsOf(rows, loadStep) : [[]]).map((load, index) => (
          <ol key={index} className={load.length === loadStep ? styles.load : undefined}>
            {index === 0 && adsAbove.length > 0 && (
              <li>
                <AdBlock className={styles.ads}>{groupsOf(adsAbove, true)}</AdBlock>
              </li>
            )}
            {groupsOf(load, index + adsAbove.length === 0)}
            {index === 0 && adsBelow.length > 0 && (
              <li>
                <AdBlock isBelow className={styles.ads}>
                  {groupsOf(adsBelow, false)}
                </AdBlock>
              </li>
            )}
          </ol>
        ))}
      </div>
    </>
  )
}

function partsOf<Item>(list: readonly Item[], size: number): readonly (readonly Item[])[] {
  const parts = []
  for (let start = 0; start < list.length; start += size) parts.push(list.slice(start, start + size))
  return parts
}

type CardGroupProps = {
  readonly items: readonly ReadItem[]
  readonly type: PriceType
  readonly hasOwnPrices: boolean
  readonly isFirst: boolean
}

const CardGroup = memo(function CardGroup({ items, type, hasOwnPrices, isFirst }: CardGroupProps) {
  const inside = useUnit($inside)
  const stateOf = useRowStates()
  return items.map((item, index) => (
    <ProductCard
      // A product at another position is another card: an answer replaces cards instead of moving them.
      key={`${rowKey(item)}:${index}`}
      item={item}
      inside={inside}
      type={type}
      hasOwnPrice={hasOwnPrices}
      isFirst={isFirst && index === 0}
      {...stateOf(item)}
    />
  ))
}, hasSameCards)

function hasSameCards(before: CardGroupProps, now: CardGroupProps): boolean {
  return (
    before.type === now.type &&
    before.hasOwnPrices === now.hasOwnPrices &&
    before.items.length === now.items.length &&
    before.items.every((item, index) => item === now.items[index])
  )
}
