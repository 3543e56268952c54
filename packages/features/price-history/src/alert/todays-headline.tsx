import { formatWon } from '@jeoul/format'
import { headlineWords } from '@jeoul/personal-price'
import { $dialogItem, $dialogOwnPrice } from '@jeoul/price-history/alert'
import { $briefs, briefsWanted } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './alert-dialog.module.css'

interface TodaysHeadlineProps {
  /** Whether the alert is on what the shopper pays, not on the price for anyone. */
  readonly isPersonal: boolean
}

/**
 * Today's price that the alert is on, worded as on all other screens. Its line is reserved while the price is unknown.
 */
export function TodaysHeadline({ isPersonal }: TodaysHeadlineProps) {
  const [item, ownPrice, briefs, want] = useUnit([$dialogItem, $dialogOwnPrice, $briefs, briefsWanted])
  const itemId = item?.itemId ?? ''
  useEffect(() => {
    if (itemId !== '') want([itemId])
  }, [itemId, want])
  const brief = briefs[itemId]?.data
  const own = ownPrice === null ? null : `내 결제가 ${formatWon(ownPrice)}`
  const words = isPersonal ? own : brief && headlineWords(brief)
  return (
    <p translate="no" className={styles.today}>
      {words ? `오늘 ${words}` : '\u00a0'}
    </p>
  )
}
