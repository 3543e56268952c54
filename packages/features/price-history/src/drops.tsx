import { isAbsent } from '@jeoul/api'
import { AnyonesPrice } from '@jeoul/feature-personal-price/anyones-price'
import { formatWon } from '@jeoul/format'
import { $paymentTerms, areStated } from '@jeoul/personal-price'
import { priceDrops } from '@jeoul/price-history'
import { $inside, hrefs } from '@jeoul/router'
import { Badge, FailedState, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './drops.module.css'
import { dropsShown } from './open-drops.ts'

const $isPersonal = $paymentTerms.map(areStated)

/**
 * Products that have just become cheaper, each compared with its own history. Shows nothing if there are none, or if
 * the host lacks the call. Histories record what anyone pays, so these prices do too.
 */
export default function PriceDrops() {
  const [state, inside, show, retry] = useUnit([priceDrops.$state, $inside, dropsShown, priceDrops.retried])
  const { data } = state
  const isPersonal = useUnit($isPersonal)
  useEffect(() => show(), [show])
  if (state.status === 'failed' && !isAbsent(state)) {
    return (
      <section aria-label="방금 내려간 가격" className={styles.drops}>
        <FailedState compact title="방금 내려간 가격을 불러오지 못했어요" onRetry={() => retry()} />
      </section>
    )
  }
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="drops" className={styles.drops}>
      <h2 id="drops">방금 내려간 가격</h2>
      <p>
        직전 30일의 최저 가격보다 낮아진 상품이에요.{isPersonal && <span> 내 결제조건을 뺀 가격이에요.</span>}
      </p>
      <ul>
        {data.map(({ item, now, before, isLowest }) => (
          <li key={item.item_id}>
            <img src={item.image} alt="" width={64} height={64} loading="lazy" />
            <div>
              <a href={inside(hrefs.item(item.item_id))}>{item.name}</a>
              <p>
                <b className={styles.now}>
                  <AnyonesPrice item={item} />
                </b>{' '}
                <span className={styles.change}>
                  <Won amount={now - before} />
                </span>
              </p>
              <small>
                직전 30일 최저 <span translate="no">{formatWon(before)}</span>{' '}
                {isLowest && <Badge tone="red">관측 최저</Badge>}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
