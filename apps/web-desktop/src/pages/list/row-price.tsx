import type { PriceType } from '@jeoul/api/types'
import { AnyonesBasis, OwnPrice } from '@jeoul/feature-personal-price/own-price'
import { formatCount, formatWon } from '@jeoul/format'
import type { ReadItem } from '@jeoul/list'
import { type Headline, itemHeadline, otherHeadlines } from '@jeoul/personal-price'
import { unpricedLabel } from '@jeoul/price-state'
import { glyph, Icon, PriceStateLabel, Won } from '@jeoul/ui'
import styles from './row-price.module.css'
import { RowVariants } from './row-variants.tsx'

type RowPriceProps = {
  readonly item: ReadItem
  readonly type: PriceType
  readonly hasOwnPrice: boolean
  readonly moreId: string
  readonly isOpen: boolean
  readonly onMore: () => void
}

/** The product's price or the reason for having none, and the button that shows its malls. */
export function RowPrice({ item, type, hasOwnPrice, moreId, isOpen, onMore }: RowPriceProps) {
  const headline = itemHeadline(item, type)
  return (
    <div translate="no" className={styles.price}>
      {headline ? (
        <Price headline={headline} item={item} type={type} hasOwnPrice={hasOwnPrice} />
      ) : (
        <PriceStateLabel>{unpricedLabel(item.price_state)}</PriceStateLabel>
      )}
      {item.variants.length > 0 && <RowVariants variants={item.variants} type={type} />}
      {item.moreView && (
        <p className={styles.more}>
          {item.mall_count > 0 && `몰 ${formatCount(item.mall_count)}곳`}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={moreId}
            aria-label={`${item.name} ${isOpen ? '접기' : '더보기'}`}
            onClick={onMore}
          >
            {isOpen ? '접기' : '더보기'}
            <Icon of={glyph.chevronDown} />
          </button>
        </p>
      )}
    </div>
  )
}

type PriceProps = Pick<RowPriceProps, 'item' | 'type' | 'hasOwnPrice'> & { readonly headline: Headline }

function Price({
  headline: { label, total, basis, isForAnyone, missing },
  item,
  type,
  hasOwnPrice,
}: PriceProps) {
  const others = otherHeadlines(item, type)
  return (
    <>
      <p className={styles.lowest} data-price="">
        <span className={isForAnyone ? styles.anyone : undefined}>{label}</span>
        <Won amount={total} />
        {hasOwnPrice && <AnyonesBasis basis={basis} />}
      </p>
      {item.perUnit && <p>{item.perUnit[type]}</p>}
      {hasOwnPrice ? (
        <OwnPrice place="row" item={item} others={others} />
      ) : (
        <p className={missing ? styles.unknown : basis === '무료배송' ? styles.free : undefined}>{basis}</p>
      )}
      {!hasOwnPrice &&
        others.map(other => <p key={other.label}>{`${other.label} ${formatWon(other.total)}`}</p>)}
    </>
  )
}
