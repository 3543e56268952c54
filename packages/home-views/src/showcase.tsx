import { $managerId, siteManagerId } from '@jeoul/page'
import { $department, $departmentOutcome, $homeCategories, departmentsRetried } from '@jeoul/pages/home'
import { hrefs } from '@jeoul/routing'
import { FailedState, LinkTabs, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { PickedItems } from './picked-items.tsx'
import { RunningEvents } from './running-events.tsx'
import styles from './showcase.module.css'

/** What is picked and what is on in one department; the others are a link away. */
export function Showcase() {
  const [department, categories, managerId] = useUnit([$department, $homeCategories, $managerId])
  const [outcome, retry] = useUnit([$departmentOutcome, departmentsRetried])
  const shop = managerId === null || managerId === siteManagerId ? '' : `&idx_b_manager=${managerId}`
  const tabs = categories.map(({ cate_id, name }) => ({
    text: name,
    href: hrefs.home(`?cate=${cate_id}${shop}`),
    current: cate_id === department?.cate_id,
  }))
  return (
    <div className={styles.showcase} id="showcase" data-scrolls-to="showcase">
      {outcome === 'waiting' && <Skeleton className={styles.wait} />}
      {outcome === 'failed' && <FailedState title="추천 상품을 불러오지 못했어요" onRetry={retry} />}
      {outcome === 'there' && (
        <>
          <LinkTabs label="추천 카테고리" items={tabs} />
          <PickedItems />
          <RunningEvents />
        </>
      )}
    </div>
  )
}
