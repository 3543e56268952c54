import { LinkBlock, NewsBlock } from '@jeoul/feature-list/link-blocks'
import { $siteBlocks, asideShown } from '@jeoul/feature-list/list-aside-model'
import { InlinePrice } from '@jeoul/feature-personal-price/inline-price'
import { $inside, hrefs } from '@jeoul/router'
import { aside, curation, curationAdCode } from '@jeoul/shop/aside'
import { FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './list-aside.module.css'

/** The number of events shown; the product page has all of them. */
const maxEvents = 3

/** The column beside the list: products picked for the category, links, events and articles. */
export default function ListAside() {
  const show = useUnit(asideShown)
  useEffect(() => show(), [show])
  return (
    <>
      <PickedItems />
      <LinkBlocks />
      <RunningEvents />
      <NewsBlock className={styles.block} />
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
                <div>
                  <a href={inside(hrefs.item(item.item_id))}>{item.name}</a>
                  <p className={styles.won}>
                    <InlinePrice item={item} />
                  </p>
                  <small>{item.reason}</small>
                </div>
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
  const [{ links }, retry] = useUnit([$siteBlocks, aside.retried])
  const { status, data } = links
  return (
    <>
      {data?.map(block => (
        <LinkBlock key={block.title} className={styles.block} {...block} />
      ))}
      {status === 'loading' && !data && <Skeleton className={styles.wait} />}
      {status === 'failed' && <FailedState compact title="추천 링크를 불러오지 못했어요" onRetry={retry} />}
    </>
  )
}

function RunningEvents() {
  const { data } = useUnit($siteBlocks).events
  if (!data || data.length === 0) return null
  return <LinkBlock className={styles.block} title="진행 중인 기획전" links={data.slice(0, maxEvents)} />
}
