import styles from './price-state-label.module.css'

type PriceStateLabelProps = {
  /** 단종, 일시품절 or 가격비교 예정. */
  readonly children: string
}

/** Replaces the price of a product that has none. */
export function PriceStateLabel({ children }: PriceStateLabelProps) {
  return <strong className={styles.label}>{children}</strong>
}
