import { $managerId, siteManagerId } from '@jeoul/page'
import { $department, $homeCategories } from '@jeoul/pages/home'
import { hrefs } from '@jeoul/routing'
import { LinkTabs } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { PickedItems } from './picked-items.tsx'
import { RunningEvents } from './running-events.tsx'
import styles from './showcase.module.css'

/** What is picked and what is on in one department; the others are a link away. */
export function Showcase() {
  const [department, categories, managerId] = useUnit([$department, $homeCategories, $managerId])
  const shop = managerId === null || managerId === siteManagerId ? '' : `&idx_b_manager=${managerId}`
  const tabs = categories.map(({ cate_id, name }) => ({
    text: name,
    href: hrefs.home(`?cate=${cate_id}${shop}`),
    current: cate_id === department?.cate_id,
  }))
  return (
    <div className={styles.showcase} id="showcase" data-scrolls-to="showcase">
      <LinkTabs label="추천 카테고리" items={tabs} />
      <PickedItems />
      <RunningEvents />
    </div>
  )
}
