import { $listHref } from '@jeoul/feature-list/list-href'
import { $pages, $query } from '@jeoul/list'
import { Pagination } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './list-page.module.css'

/** Links to the other pages of the list. */
export default function ListPages() {
  const [block, query, listHref] = useUnit([$pages, $query, $listHref])
  if (!block) return null
  return (
    <div className={styles.pages} data-scrolls-to="products">
      <Pagination
        block={block}
        current={block.current}
        count={block.count}
        hrefOf={page => listHref({ ...query, page })}
      />
    </div>
  )
}
