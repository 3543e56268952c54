import { aside, curation, curationAdCode, news } from '@jeoul/aside'
import { $siteBlocks } from '@jeoul/feature-list/list-aside-model'
import { InlinePrice } from '@jeoul/feature-personal-price/inline-price'
import { $inside, hrefs } from '@jeoul/router'
import { FailedState, glyph, Icon, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './list-aside.module.css'

/** The number of events and of articles shown; the product page has all of them. */
const maxLinks = 3

/** The column beside the list: products picked for the category, links, events and articles. */
export default function ListAside() {
  return (
    <>
      <PickedItems />
      <LinkBlocks />
      <RunningEvents />
      <News />
    </>
  )
}

function PickedItems() {
  const inside = useUnit($inside)
  const [{ status, data }, retry] = useUnit([curation.$state, curation.retried])
  return (
    <>
      {data && data.items.length > 0 && (
        <section className={styles.block}>
          <h2>{data.title}</h2>
          <ul>
            {data.items.map(item => (
              <li key={item.item_id} className={styles.item} data-ad={`${curationAdCode}:${item.item_id}`}>
                <img src={item.image} alt="" width={56} height={56} loading="lazy" />
                <a href={inside(hrefs.item(item.item_id))}>{item.name}</a>
                <p className={styles.won}>
                  <InlinePrice item={item} />
                </p>
                <small>{item.reason}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data?.items.length === 0 && (
        <p className={styles.none}>추천할 상품이 아직 없어요. 인기순으로 둘러봐 주세요.</p>
      )}
      {status === 'loading' && !data && <Skeleton className={styles.waitItems} />}
      {status === 'failed' && <FailedState compact title="추천 상품을 불러오지 못했어요" onRetry={retry} />}
    </>
  )
}

function LinkBlocks() {
  const inside = useUnit($inside)
  const [{ links: linkBlocks }, retry] = useUnit([$siteBlocks, aside.retried])
  const { status, data } = linkBlocks
  return (
    <>
      {data?.map(({ title, links }) => (
        <section key={title} className={styles.block}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ href, title: text }) => (
              <li key={href}>
                <a href={inside(href)}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {status === 'loading' && !data && <Skeleton className={styles.wait} />}
      {status === 'failed' && <FailedState compact title="추천 링크를 불러오지 못했어요" onRetry={retry} />}
    </>
  )
}

function RunningEvents() {
  const inside = useUnit($inside)
  const { data } = useUnit($siteBlocks).events
  if (!data || data.length === 0) return null
  return (
    <section className={styles.block}>
      <h2>진행 중인 기획전</h2>
      <ul>
        {data.slice(0, maxLinks).map(({ id, title, href }) => (
          <li key={id}>
            <a href={inside(href)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function News() {
  const { data } = useUnit(news.$state)
  if (!data || data.length === 0) return null
  return (
    <section className={styles.block}>
      <h2>뉴스</h2>
      <ul>
        {data.slice(0, maxLinks).map(({ idx_thread, title, href }) => (
          <li key={idx_thread}>
            <a href={href} target="_blank" rel="noopener">
              {title} <Icon of={glyph.external} label="새 창" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
