import { $inside, hrefs } from '@jeoul/router'
import { $categories, categoriesRequested } from '@jeoul/shop/category'
import { FailedState, LinkTabs, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { $department, $departmentOutcome, $hasEvents } from './page.ts'
import { PickedItems } from './picked-items.tsx'
import { RunningEvents } from './running-events.tsx'
import styles from './showcase.module.css'

/** Shows the picked products and current events of one department, with links to the other departments. */
export function Showcase() {
  const [department, categories, hasEvents, inside] = useUnit([$department, $categories, $hasEvents, $inside])
  const [outcome, retry] = useUnit([$departmentOutcome, categoriesRequested])
  const tabs = categories.map(({ cate_id, name }) => ({
    text: name,
    href: inside(hrefs.home(`?cate=${cate_id}`)),
    current: cate_id === department?.cate_id,
  }))
  return (
    <div className={styles.showcase} id="showcase">
      {outcome === 'failed' && <FailedState title="추천 상품을 불러오지 못했어요" onRetry={retry} />}
      {outcome === 'waiting' && <WaitingShowcase hasEvents={hasEvents} />}
      {outcome === 'ready' && (
        <>
          <LinkTabs label="추천 카테고리" items={tabs} />
          <PickedItems />
          {hasEvents && <RunningEvents />}
        </>
      )}
    </div>
  )
}

/** As tall as what follows once the departments are known. */
function WaitingShowcase({ hasEvents }: { readonly hasEvents: boolean }) {
  return (
    <>
      <Skeleton className={styles.waitTabs} />
      <div className={styles.waitHeading} />
      <Skeleton className={styles.waitItems} />
      {hasEvents && (
        <>
          <div className={styles.waitHeading} />
          <Skeleton className={styles.waitEvents} />
        </>
      )}
    </>
  )
}
