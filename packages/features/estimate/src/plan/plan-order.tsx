import { OfferLink } from '@jeoul/feature-offers'
import { PriceParts } from '@jeoul/feature-personal-price'
import { Won } from '@jeoul/ui'
import type { DrawnOrder } from './drawn-plan.ts'
import styles from './plan-order.module.css'

type PlanOrderProps = { readonly order: DrawnOrder }

/** Lists what to buy at one mall, with a link to each offer and the cost of the order. */
export function PlanOrder({ order: { mallName, payment, parts, lines, total } }: PlanOrderProps) {
  return (
    <li className={styles.order}>
      <h3 className={styles.mall}>
        {mallName} <small>{payment}</small>
      </h3>
      <ul className={styles.parts}>
        {parts.map(({ partId, name, pieces, goods, link }) => (
          <li key={partId}>
            <span className={styles.name}>
              {name}
              {pieces !== '' && <small> {pieces}</small>}
            </span>
            <Won amount={goods} />
            <OfferLink className={styles.link} itemId={partId} mallName={mallName} link={link} tone="quiet">
              <span className="sr-only">{`${mallName}에서 ${name} `}</span>
              보기
            </OfferLink>
          </li>
        ))}
      </ul>
      <PriceParts lines={lines} total={total} totalLabel={`${mallName} 합계`} />
    </li>
  )
}
