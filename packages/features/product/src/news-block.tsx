import { formatDate } from '@jeoul/format'
import { $inside } from '@jeoul/router'
import { $openArticle, articleToggled, events, news, pressNeared } from '@jeoul/shop/aside'
import { EmptyState, FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { NewsArticle } from './news-article.tsx'
import styles from './news-block.module.css'

/** Events in the category, and articles about it. */
export default function NewsBlock({ cateId }: { readonly cateId: string }) {
  const inside = useUnit($inside)
  const [on, press, open] = useUnit([events.$state, news.$state, $openArticle])
  const [retryEvents, retryNews, toggle] = useUnit([events.retried, news.retried, articleToggled])
  const near = useUnit(pressNeared)
  useEffect(() => void near(cateId), [near, cateId])
  return (
    <div className={styles.columns}>
      <div>
        <h3>이벤트</h3>
        {on.data && on.data.length > 0 && (
          <ul className={styles.events}>
            {on.data.map(({ id, title, image, href }) => (
              <li key={id}>
                <img src={image} alt="" width={56} height={56} loading="lazy" />
                <a href={inside(href)}>{title}</a>
              </li>
            ))}
          </ul>
        )}
        {on.data?.length === 0 && <p>지금 열린 이벤트가 없어요.</p>}
        {on.status === 'loading' && !on.data && <Skeleton className={styles.wait} />}
        {on.status === 'failed' && (
          <FailedState compact title="이벤트를 불러오지 못했어요" onRetry={retryEvents} />
        )}
      </div>
      <div>
        <h3>뉴스</h3>
        {press.data && press.data.length > 0 && (
          <ul className={styles.articles}>
            {press.data.map(article => (
              <NewsArticle
                key={article.idx_thread}
                article={article}
                date={formatDate(article.created)}
                isOpen={open === article.idx_thread}
                onToggle={toggle}
              />
            ))}
          </ul>
        )}
        {press.data?.length === 0 && (
          <EmptyState compact title="아직 소식이 없어요" why="새 소식이 나오면 여기에 모아 드려요." />
        )}
        {press.status === 'loading' && !press.data && <Skeleton className={styles.wait} />}
        {press.status === 'failed' && (
          <FailedState compact title="뉴스를 불러오지 못했어요" onRetry={retryNews} />
        )}
      </div>
    </div>
  )
}
