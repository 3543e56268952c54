import { curation, curationAdCode, news } from '@jeoul/aside'
import { $siteBlocks } from '@jeoul/feature-list/list-aside-model'
import { InlinePrice } from '@jeoul/feature-personal-price/inline-price'
import { $inside, hrefs } from '@jeoul/router'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './list-picks.module.css'

/** The number of articles shown; the product page has all of them. */
const maxArticles = 3

/**
 * Below the rows: products picked for the category, its events, links and articles. Blocks that fail to load are left
 * out.
 */
export default function ListPicks() {
  const inside = useUnit($inside)
  const [{ data: picked }, { links, events }, { data: articles }] = useUnit([
    curation.$state,
    $siteBlocks,
    news.$state,
  ])
  const blocks = [
    ...(events.data?.length ? [{ title: '진행 중인 기획전', links: events.data }] : []),
    ...(links.data ?? []),
  ]
  return (
    <aside className={styles.picks} aria-label="함께 볼 만한 것">
      {picked && picked.items.length > 0 && (
        <section>
          <h2>{picked.title}</h2>
          <ul className={styles.items}>
            {picked.items.map(item => (
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
      )}
      {blocks.map(({ title, links: inBlock }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className={styles.links}>
            {inBlock.map(({ href, title: text }) => (
              <li key={href}>
                <a href={inside(href)}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {articles && articles.length > 0 && (
        <section>
          <h2>뉴스</h2>
          <ul className={styles.articles}>
            {articles.slice(0, maxArticles).map(({ idx_thread, title, href }) => (
              <li key={idx_thread}>
                <a href={href} target="_blank" rel="noopener">
                  {title} <Icon of={glyph.external} label="새 창" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
