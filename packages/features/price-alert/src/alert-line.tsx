import type { PriceAlert } from '@jeoul/price-alert'
import { $inside, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import styles from './alert-lines.module.css'

type AlertLineProps = {
  readonly alert: PriceAlert
  readonly words: ReactNode
  /** What can be done about it. */
  readonly children: ReactNode
}

/** One alert: the product, what is said of it, and what can be done. As high whatever it says. */
export function AlertLine({ alert: { itemId, name, image }, words, children }: AlertLineProps) {
  const inside = useUnit($inside)
  return (
    <li className={styles.line}>
      {image === null ? <span /> : <img src={image} alt="" width={48} height={48} loading="lazy" />}
      <div className={styles.words}>
        <a href={inside(hrefs.item(itemId))}>{name}</a>
        <p>{words}</p>
      </div>
      <p className={styles.acts}>{children}</p>
    </li>
  )
}
