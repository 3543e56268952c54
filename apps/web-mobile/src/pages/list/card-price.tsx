import type { ListItem, PriceType } from '@jeoul/api/types'
import type { PersonalPriceViews } from '@jeoul/feature-personal-price/slot'
import { formatWon } from '@jeoul/format'
import { priceWithDelivery } from '@jeoul/offers'
import { priceStateLabel } from '@jeoul/price-state'
import { PriceStateLabel, Won } from '@jeoul/ui'
import styles from './card-price.module.css'

type CardPriceProps = {
  readonly item: ListItem
  /** The link to the product. */
  readonly href: string
  readonly type: PriceType
  readonly Own?: PersonalPriceViews['PersonalPrice'] | undefined
}

/** The product's price and what is paid with delivery, or the reason for having no price. */
export function CardPrice({ item, href, type, Own }: CardPriceProps) {
  const price = item[type]
  const state = priceStateLabel(item.price_state)
  if (state !== null || price === null) {
    return (
      <p className={styles.state}>
        <PriceStateLabel>{state ?? '가격 확인 필요'}</PriceStateLabel>
        {item.price_state === 1 && <a href={`${href}#related`}>비슷한 상품 보기</a>}
      </p>
    )
  }
  const paid = priceWithDelivery(price, item.delivery)
  return (
    <>
      <p className={styles.lowest}>
        <span>{type === 'card' ? '카드 최저가' : '최저가'}</span> <Won amount={price} />
      </p>
      {Own ? (
        <Own item={item} />
      ) : (
        <>
          {paid === null && <p className={styles.unknown}>배송비 확인 필요</p>}
          {paid === price && <p className={styles.free}>무료배송</p>}
          {paid !== null && paid !== price && (
            <p className={styles.paid}>{`배송비 포함 ${formatWon(paid)}`}</p>
          )}
        </>
      )}
    </>
  )
}
