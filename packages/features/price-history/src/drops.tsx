import { formatWon } from '@jeoul/format'
import { priceDrops } from '@jeoul/price-history'
import { $inside, hrefs } from '@jeoul/router'
import { Badge, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './drops.module.css'
import { dropsShown } from './open-drops.ts'

/** What has just become cheaper, each product against its own history; nothing where nothing has. */
export function PriceDrops() {
  const [{ data }, inside, show] = useUnit([priceDrops.$state, $inside, dropsShown])
  useEffect(() => show(), [show])
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="drops" className={styles.drops}>
      <h2 id="drops">방금 내려간 가격</h2>
      <p>지난 30일 최저보다 낮아진 상품이에요.</p>
      <ul>
        {data.map(({ item, now, before, isLowest }) => (
          <li key={item.item_id}>
            <img src={item.image} alt="" width={64} height={64} loading="lazy" />
            <div>
              <a href={inside(hrefs.item(item.item_id))}>{item.name}</a>
              <p>
                <Won amount={now} className={styles.now} />{' '}
                <span className={styles.change}>
                  <Won amount={now - before} />
                </span>
              </p>
              <small>
                30일 최저 {formatWon(before)} {isLowest && <Badge tone="red">관측 최저</Badge>}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
