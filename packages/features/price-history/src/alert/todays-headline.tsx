import { headlineWords } from '@jeoul/personal-price'
import { $dialogItem } from '@jeoul/price-history/alert'
import { $briefs, briefsWanted } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './alert-dialog.module.css'

/**
 * Today's price of the product, worded as on all other screens. Its line is reserved while the price is loading.
 */
export function TodaysHeadline() {
  const [item, briefs, want] = useUnit([$dialogItem, $briefs, briefsWanted])
  const itemId = item?.itemId ?? ''
  useEffect(() => {
    if (itemId !== '') want([itemId])
  }, [itemId, want])
  const brief = briefs[itemId]?.data
  return (
    <p translate="no" className={styles.today}>
      {brief ? `오늘 ${headlineWords(brief)}` : '\u00a0'}
    </p>
  )
}
