import { isAbsent } from '@jeoul/api'
import { $inside, hrefs } from '@jeoul/router'
import { popular, rankChange } from '@jeoul/search'
import { EmptyState, FailedState, RankChange, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './popular-keywords.module.css'

/** Lists the most popular keywords, and how their ranks have changed; hidden if the host has none. */
export function PopularKeywords() {
  const inside = useUnit($inside)
  const [state, retry] = useUnit([popular.$state, popular.retried])
  if (isAbsent(state)) return null
  const { status, data } = state
  return (
    <section className={styles.popular} aria-labelledby="popular-keywords">
      <h2 id="popular-keywords">인기 검색어</h2>
      <ol>
        {data?.map(({ rank, keyword, change }) => (
          <li key={keyword}>
            <b>{rank}</b>
            <a href={inside(hrefs.searchFor(keyword))}>{keyword}</a>
            <RankChange {...rankChange(change)} />
          </li>
        ))}
      </ol>
      {data?.length === 0 && <EmptyState compact title="아직 인기 검색어가 없어요" />}
      {status === 'loading' && <Skeleton className={styles.wait} />}
      {status === 'failed' && <FailedState compact title="인기 검색어를 불러오지 못했어요" onRetry={retry} />}
    </section>
  )
}
