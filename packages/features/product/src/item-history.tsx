import { History } from '@jeoul/feature-price-history/history'
import { $hasHistory } from '@jeoul/feature-price-history/model'
import { useUnit } from 'effector-react'
import styles from './item-section.module.css'

/** The product's price history; hidden if the host has none. */
export default function ItemHistory() {
  const hasHistory = useUnit($hasHistory)
  if (!hasHistory) return null
  return (
    <section id="history" className={styles.section} tabIndex={-1} aria-labelledby="history-title">
      <h2 id="history-title">가격 변동</h2>
      <History />
    </section>
  )
}
