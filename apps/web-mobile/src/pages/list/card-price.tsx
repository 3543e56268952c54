import type { PriceType } from '@jeoul/api/types'
import { AnyonesBasis, OwnPrice } from '@jeoul/feature-personal-price/own-price'
import { formatWon } from '@jeoul/format'
import type { ReadItem } from '@jeoul/list'
import { itemHeadline, otherHeadlines } from '@jeoul/personal-price'
import { unpricedLabel } from '@jeoul/price-state'
import { PriceStateLabel, Won } from '@jeoul/ui'
import styles from './card-price.module.css'

type CardPriceProps = {
  readonly item: ReadItem
  /** The link to the product. */
  readonly href: string
  readonly type: PriceType
  readonly hasOwnPrice: boolean
}

/** The product's price, what it includes and cheaper ways of paying, or the reason for having no price. */
export function CardPrice({ item, href, type, hasOwnPrice }: CardPriceProps) {
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
  const others = otherHeadlines(item, type)
  return (
    <>
      <p className={styles.lowest} data-price="">
        <span className={isForAnyone ? styles.anyone : undefined}>{label}</span> <Won amount={total} />
        {hasOwnPrice && <AnyonesBasis basis={basis} />}
      </p>
      {item.perUnit && (
        <p translate="no" className={styles.paid}>
          {item.perUnit[type]}
        </p>
      )}
      {hasOwnPrice ? (
        <OwnPrice place="row" item={item} others={others} />
      ) : (
        <p
          translate="no"
          className={missing ? styles.unknown : basis === '무료배송' ? styles.free : styles.paid}
        >
          {basis}
        </p>
      )}
      {!hasOwnPrice &&
        others.map(other => (
          <p key={other.label} translate="no" data-other="">
            {`${other.label} ${formatWon(other.total)}`}
          </p>
        ))}
    </>
  )
}
