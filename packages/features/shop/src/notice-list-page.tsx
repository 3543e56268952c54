import { $siteProps } from '@jeoul/page'
import { $inside, hrefs } from '@jeoul/router'
import { notices } from '@jeoul/shop'
import { EmptyState, FailedState, Pagination, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { NoticeLinks } from './notice-links.tsx'
import { $noticesPage } from './notice-list.ts'
import pageStyles from './notice-page.module.css'
import styles from './notices.module.css'

/** Lists all notices, newest first, ten on a page. */
export default function NoticeListPage() {
  const [inside, page, { isMobile }] = useUnit([$inside, $noticesPage, $siteProps])
  const [{ status }, retry] = useUnit([notices.$state, notices.retried])
  const hrefOf = (number: number) => inside(hrefs.notices(number === 1 ? '' : `?page=${number}`))
  return (
    <div className={pageStyles.page}>
      <section className={styles.notices} aria-labelledby="notices">
        {/* The phone's header already shows the heading. */}
        <h1 id="notices" className={isMobile ? 'sr-only' : undefined}>
          공지사항
        </h1>
        <NoticeLinks notices={page?.shown ?? []} />
        {page?.shown.length === 0 && <EmptyState title="아직 공지사항이 없어요" />}
        {status === 'loading' && <Skeleton className={styles.wait} />}
        {status === 'failed' && <FailedState title="공지사항을 불러오지 못했어요" onRetry={retry} />}
      </section>
      {page && page.count > 1 && <Pagination block={page.block} current={page.current} hrefOf={hrefOf} />}
    </div>
  )
}
