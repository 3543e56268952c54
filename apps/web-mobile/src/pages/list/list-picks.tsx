import { LinkBlock, NewsBlock } from '@jeoul/feature-list/link-blocks'
import { $siteBlocks, asideShown } from '@jeoul/feature-list/list-aside-model'
import { InlinePrice } from '@jeoul/feature-personal-price/inline-price'
import { $inside, hrefs } from '@jeoul/router'
import { curation, curationAdCode } from '@jeoul/shop/aside'
import { LateNote } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './list-picks.module.css'
import { $haveCome } from './list-picks-model.ts'

/**
 * Below the rows: products picked for the category, its events, links and articles. They come together, so that none
 * pushes another down, and those that fail to load are left out.
 */
export default function ListPicks() {
  const [haveCome, { links, events }, show] = useUnit([$haveCome, $siteBlocks, asideShown])
  useEffect(() => show(), [show])
  if (!haveCome) {
    return (
      <div className={styles.wait}>
        <LateNote />
      </div>
    )
  }
  return (
    <aside className={styles.picks} aria-label="함께 볼 만한 것">
      <PickedItems />
      {events.data && events.data.length > 0 && (
        <LinkBlock listClassName={styles.links} title="진행 중인 기획전" links={events.data} />
      )}
      {links.data?.map(block => (
        <LinkBlock key={block.title} listClassName={styles.links} {...block} />
      ))}
      <NewsBlock listClassName={styles.articles} />
    </aside>
  )
}

function PickedItems() {
  const [inside, { data }] = useUnit([$inside, curation.$state])
  if (!data || data.items.length === 0) return null
  return (
    <section>
      <h2>{data.title}</h2>
      <ul className={styles.items}>
        {data.items.map(item => (
          <li key={item.item_id} data-ad={`${curationAdCode}:${item.item_id}`}>
            <img src={item.image} alt="" width={120} height={120} loading="lazy" />
            <small>{item.reason}</small>
            <a href={inside(hrefs.item(item.item_id))}>{item.name}</a>
            <p>
              <InlinePrice item={item} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
