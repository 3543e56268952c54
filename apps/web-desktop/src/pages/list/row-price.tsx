import type { ListItem, PriceType } from '@jeoul/api/types'
import type { PersonalPriceViews } from '@jeoul/feature-personal-price/slot'
import { formatCount, formatWon } from '@jeoul/format'
import { priceWithDelivery } from '@jeoul/offers'
import { priceStateLabel } from '@jeoul/price-state'
import { glyph, Icon, PriceStateLabel, Won } from '@jeoul/ui'
import styles from './row-price.module.css'
import { RowVariants } from './row-variants.tsx'

type RowPriceProps = {
  readonly item: ListItem
  readonly type: PriceType
  readonly Own?: PersonalPriceViews['PersonalPrice'] | undefined
  readonly moreId: string
  readonly isOpen: boolean
  readonly onMore: () => void
}

/** The product's price or the reason for having none, and the button that shows its malls. */
export function RowPrice({ item, type, Own, moreId, isOpen, onMore }: RowPriceProps) {
  const price = item[type]
  const state = priceStateLabel(item.price_state)
  return (
    <div className={styles.price}>
      {state === null && price !== null ? (
        <Price price={price} item={item} type={type} Own={Own} />
      ) : (
        <PriceStateLabel>{state ?? '가격 확인 필요'}</PriceStateLabel>
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

type PriceProps = Pick<RowPriceProps, 'item' | 'type' | 'Own'> & { readonly price: number }

function Price({ price, item, type, Own }: PriceProps) {
  const paid = priceWithDelivery(price, item.delivery)
  const isCard = type === 'card'
  const other = isCard ? item.cash : item.card
  return (
    <>
      <p className={styles.lowest}>
        <span>{isCard ? '카드 최저가' : '최저가'}</span>
        <Won amount={price} />
      </p>
      {Own ? (
        <Own item={item} />
      ) : (
        <>
          {paid === null && <p className={styles.unknown}>배송비 확인 필요</p>}
          {paid === price && <p className={styles.free}>무료배송</p>}
          {paid !== null && paid !== price && <p>{`배송비 포함 ${formatWon(paid)}`}</p>}
        </>
      )}
      {other !== null && <p>{`${isCard ? '현금' : '카드'} ${formatWon(other)}`}</p>}
    </>
  )
}
