import { aside, curation } from '@jeoul/aside'
import { PassingPrice } from '@jeoul/feature-personal-price/passing-price'
import { $inside, hrefs } from '@jeoul/router'
import { FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './list-aside.module.css'

/** The column beside the list: products picked for the category, and links. */
export default function ListAside() {
  const inside = useUnit($inside)
  const [picked, links, retryPicked, retryLinks] = useUnit([
    curation.$state,
    aside.$state,
    curation.retried,
    aside.retried,
  ])
  return (
    <>
      {picked.data && picked.data.items.length > 0 && (
        <section className={styles.block}>
          <h2>{picked.data.title}</h2>
          <ul>
            {picked.data.items.map(item => (
              <li key={item.item_id} className={styles.item}>
                <img src={item.image} alt="" width={56} height={56} loading="lazy" />
                <a href={inside(hrefs.item(item.item_id))}>{item.name}</a>
                <p className={styles.won}>
                  <PassingPrice item={item} />
                </p>
                <small>{item.reason}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {picked.data?.items.length === 0 && (
        <p className={styles.none}>추천할 상품이 아직 없어요. 인기순으로 둘러봐 주세요.</p>
      )}
      {picked.status === 'loading' && !picked.data && <Skeleton className={styles.wait} />}
      {picked.status === 'failed' && (
        <FailedState compact title="추천 상품을 불러오지 못했어요" onRetry={retryPicked} />
      )}
      {links.data?.map(({ title, links: inBlock }) => (
        <section key={title} className={styles.block}>
          <h2>{title}</h2>
          <ul>
            {inBlock.map(({ href, title: text }) => (
              <li key={href}>
                <a href={inside(href)}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {links.status === 'loading' && !links.data && <Skeleton className={styles.wait} />}
      {links.status === 'failed' && (
        <FailedState compact title="추천 링크를 불러오지 못했어요" onRetry={retryLinks} />
      )}
    </>
  )
}
