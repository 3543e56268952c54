import type { PriceType } from '@jeoul/api/types'
import { RowActions, type RowState } from '@jeoul/feature-list/row-actions'
import { joinFacts } from '@jeoul/format'
import { desktopList, type ReadItem } from '@jeoul/list'
import { isForSale } from '@jeoul/price-state'
import { cx } from '@jeoul/ui'
import { memo } from 'react'
import { LazyMoreView } from './lazy-more-view.tsx'
import styles from './product-row.module.css'
import { RowBadges } from './row-badges.tsx'
import { rowFacts } from './row-facts.ts'
import { RowPrice } from './row-price.tsx'

interface ProductRowProps extends RowState {
  readonly item: ReadItem
  /** The link to the product. */
  readonly href: string
  /** The link to the product in a window of its own. */
  readonly popup: string
  /** The address that adds the product to an estimate; undefined if it is not a part of a PC. */
  readonly estimate: string | undefined
  /** The row's index on the page, from 0. */
  readonly index: number
  /** The product's rank by popularity, if the list is sorted by it. */
  readonly rank: number | null
  readonly type: PriceType
  /** Whether it shows what this shopper pays. */
  readonly hasOwnPrice: boolean
  readonly isOpen: boolean
  readonly onToggle: (index: number) => void
  /** How many members saved the product, with this shopper's own press. */
  readonly zzimCount: number
}

/** One product of the list. No hooks and few elements: a page has thirty. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { item, href, popup, estimate, index, rank, type, hasOwnPrice, isOpen, onToggle } = props
  const { zzimCount, isCompared, isPicked, isMine, onPick, onUnpick, onHeart } = props
  const moreId = `more-${index}`
  return (
    <li
      className={cx(styles.row, !isForSale(item.price_state) && styles.off)}
      data-ad={item.ad ? `${desktopList.adCode}:${item.item_id}` : undefined}
    >
      {index === 0 ? (
        <img src={item.image} alt="" width={130} height={130} fetchPriority="high" />
      ) : (
        <img src={item.image} alt="" width={130} height={130} loading="lazy" />
      )}
      <div>
        <RowBadges item={item} rank={rank} />
        <h2 className={styles.name}>
          <a href={href}>{item.name}</a>
        </h2>
        {item.key_specs.length > 0 && <p className={styles.specs}>{joinFacts(item.key_specs)}</p>}
        <p className={styles.facts}>
          <span translate="no">{rowFacts({ ...item, zzim_count: zzimCount })}</span>{' '}
          <RowActions
            item={item}
            estimate={estimate}
            isCompared={isCompared}
            popup={popup}
            isPicked={isPicked}
            isMine={isMine}
            onPick={onPick}
            onUnpick={onUnpick}
            onHeart={onHeart}
          />
        </p>
      </div>
      <RowPrice
        item={item}
        type={type}
        hasOwnPrice={hasOwnPrice}
        moreId={moreId}
        isOpen={isOpen}
        onMore={() => onToggle(index)}
      />
      {isOpen && <LazyMoreView id={moreId} item={item} />}
    </li>
  )
})
