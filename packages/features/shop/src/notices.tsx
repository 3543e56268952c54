import { notices } from '@jeoul/shop'
import { FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { NoticeLinks } from './notice-links.tsx'
import styles from './notices.module.css'

type NoticesProps = {
  readonly heading: string
  /** The maximum number of notices to show. */
  readonly max?: number
  /** A notice to leave out, because the page already shows it. */
  readonly without?: string | undefined
}

/** Titles of the notices, newest first. */
export function Notices({ heading, max = Number.POSITIVE_INFINITY, without }: NoticesProps) {
  const [{ status, data }, retry] = useUnit([notices.$state, notices.retried])
  const others = data?.filter(({ id }) => id !== without).slice(0, max) ?? []
  if (status === 'full' && others.length === 0) return null
  return (
    <section className={styles.notices} aria-labelledby="notices">
      <h2 id="notices">{heading}</h2>
      <NoticeLinks notices={others} />
      {status === 'loading' && <Skeleton className={styles.wait} />}
      {status === 'failed' && <FailedState compact title="공지사항을 불러오지 못했어요" onRetry={retry} />}
    </section>
  )
}
