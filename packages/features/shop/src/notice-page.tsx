import { formatDate } from '@jeoul/format'
import { $inside, hrefs } from '@jeoul/router'
import { notice } from '@jeoul/shop'
import { ButtonLink, FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './notice-page.module.css'
import { Notices } from './notices.tsx'

/** Shows one notice, with the others below it. */
export function NoticePage() {
  const inside = useUnit($inside)
  const [{ status, data }, retry] = useUnit([notice.$state, notice.retried])
  return (
    <div className={styles.page}>
      {data && (
        <article className={styles.notice}>
          <h1>{data.title}</h1>
          <time dateTime={data.created}>{formatDate(data.created)}</time>
          <p>{data.content}</p>
        </article>
      )}
      {status === 'loading' && <Skeleton className={styles.wait} />}
      {status === 'failed' && <FailedState title="공지사항을 불러오지 못했어요" onRetry={retry} />}
      <Notices heading="다른 공지사항" max={5} without={data?.id} />
      <ButtonLink href={inside(hrefs.notices())}>공지사항 모두 보기</ButtonLink>
    </div>
  )
}
