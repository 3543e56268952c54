import type { PriceAlert } from '@jeoul/price-history/alert'
import { $inside, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import styles from './alert-lines.module.css'

type AlertLineProps = {
  readonly alert: PriceAlert
  readonly words: ReactNode
  /** The actions on the alert. */
  readonly children: ReactNode
}

/** One alert: the product, its status and its actions. Its height does not depend on them. */
export function AlertLine({ alert: { itemId, name, image }, words, children }: AlertLineProps) {
  const inside = useUnit($inside)
  return (
    <li className={styles.line}>
      {image === null ? <span /> : <img src={image} alt="" width={48} height={48} loading="lazy" />}
      <div className={styles.words}>
        <a href={inside(hrefs.item(itemId))}>{name}</a>
        <p translate="no">{words}</p>
      </div>
      <p className={styles.acts}>{children}</p>
    </li>
  )
}
