import type { PriceType } from '@jeoul/api/types'
import { RowActions, type RowState } from '@jeoul/feature-list/row-actions'
import { itemBadges, mobileList, type ReadItem, rowKey } from '@jeoul/list'
import { isForSale } from '@jeoul/price-state'
import { hrefs } from '@jeoul/router'
import { Badge, cx } from '@jeoul/ui'
import { memo } from 'react'
import { cardFacts } from './card-facts.ts'
import { CardPrice } from './card-price.tsx'
import { CardVariants } from './card-variants.tsx'
import styles from './product-card.module.css'

interface ProductCardProps extends RowState {
  readonly item: ReadItem
  /** Keeps an address inside the open minishop. */
  readonly inside: (href: string) => string
  readonly type: PriceType
  /** Whether it shows what this shopper pays. */
  readonly hasOwnPrice: boolean
  /** Visible without scrolling, so its picture loads first. */
  readonly isFirst: boolean
  /** How many members saved the product, with this shopper's own press. */
  readonly zzimCount: number
}

/** One product of the list. No hooks and few elements: a list may hold thousands. */
export const ProductCard = memo(function ProductCard({
  item,
  inside,
  type,
  hasOwnPrice,
  isFirst,
  zzimCount,
  ...state
}: ProductCardProps) {
  const href = inside(hrefs.item(item.item_id))
  const badges = itemBadges(item)
  return (
    <li
      className={cx(styles.card, !isForSale(item.price_state) && styles.off)}
      data-row={rowKey(item)}
      data-ad={item.ad ? `${mobileList.adCode}:${item.item_id}` : undefined}
    >
      {isFirst ? (
        <img src={item.image} alt="" width={96} height={96} fetchPriority="high" />
      ) : (
        <img src={item.image} alt="" width={96} height={96} loading="lazy" />
      )}
      <div>
        {badges.length > 0 && (
          <p className={styles.badges}>
            {badges.map(({ text, tone }) => (
              <Badge key={text} tone={tone}>
                {text}
              </Badge>
            ))}
          </p>
        )}
        <h2 className={styles.name}>
          <a href={href}>{item.name}</a>
        </h2>
        {item.key_specs.length > 0 && <p className={styles.specs}>{item.key_specs.join(' · ')}</p>}
        <CardPrice item={item} href={href} type={type} hasOwnPrice={hasOwnPrice} />
        {/* A card without facts stays without: a press must not move the cards below it. */}
        {cardFacts(item) !== '' && (
          <p translate="no" className={styles.facts}>
            {cardFacts({ ...item, zzim_count: zzimCount })}
          </p>
        )}
        <CardVariants variants={item.variants} type={type} inside={inside} />
      </div>
      <RowActions item={item} className={styles.actions} {...state} />
    </li>
  )
})
