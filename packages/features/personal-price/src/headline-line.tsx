import { itemHeadline, type PricedItem } from '@jeoul/personal-price'
import { priceStateLabel } from '@jeoul/price-state'
import { cx, Won } from '@jeoul/ui'
import styles from './headline-line.module.css'

type HeadlineLineProps = { readonly item: PricedItem; readonly className?: string | undefined }

/** What a product costs and what that includes, or why it has no price. For cards and columns beside a page. */
export function HeadlineLine({ item, className }: HeadlineLineProps) {
  const headline = itemHeadline(item)
  if (!headline) return priceStateLabel(item.price_state) ?? '가격 확인 필요'
  return (
    <>
      <span className={cx(styles.label, headline.isForAnyone && styles.anyone)}>{headline.label}</span>{' '}
      <Won amount={headline.total} className={className} />{' '}
      <small className={styles.basis}>{headline.basis}</small>
    </>
  )
}
