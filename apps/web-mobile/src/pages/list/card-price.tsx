import type { PriceType } from '@jeoul/api/types'
import type { PersonalPriceViews } from '@jeoul/feature-personal-price/slot'
import type { ReadItem } from '@jeoul/list'
import { itemHeadline } from '@jeoul/personal-price'
import { unpricedLabel } from '@jeoul/price-state'
import { PriceStateLabel, Won } from '@jeoul/ui'
import styles from './card-price.module.css'

type CardPriceProps = {
  readonly item: ReadItem
  /** The link to the product. */
  readonly href: string
  readonly type: PriceType
  readonly PersonalPrice?: PersonalPriceViews['PersonalPrice'] | undefined
}

/** The product's price and what is paid with delivery, or the reason for having no price. */
export function CardPrice({ item, href, type, PersonalPrice }: CardPriceProps) {
  const headline = itemHeadline(item, type)
  if (!headline) {
    return (
      <p className={styles.state}>
        <PriceStateLabel>{unpricedLabel(item.price_state)}</PriceStateLabel>
        {item.price_state === 1 && <a href={`${href}#related`}>비슷한 상품 보기</a>}
      </p>
    )
  }
  const { label, total, basis, isForAnyone, missing } = headline
  return (
    <>
      <p className={styles.lowest} data-price="">
        <span className={isForAnyone ? styles.anyone : undefined}>{label}</span> <Won amount={total} />
        {PersonalPrice && (
          <span translate="no" data-basis="">
            {basis}
          </span>
        )}
      </p>
      {item.perUnit && (
        <p translate="no" className={styles.paid}>
          {item.perUnit[type]}
        </p>
      )}
      {PersonalPrice ? (
        <PersonalPrice item={item} />
      ) : (
        <p
          translate="no"
          className={missing ? styles.unknown : basis === '무료배송' ? styles.free : styles.paid}
        >
          {basis}
        </p>
      )}
    </>
  )
}
