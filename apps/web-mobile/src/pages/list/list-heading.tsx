import { NearbyCategories } from '@jeoul/feature-list/nearby-categories'
import { TermsButton } from '@jeoul/feature-personal-price/terms-button'
import { formatCount } from '@jeoul/format'
import { $categoryPath, $list, $listName } from '@jeoul/list'
import { $inside, hrefs } from '@jeoul/router'
import { $isPathAwaited } from '@jeoul/shop/category'
import { Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './list-heading.module.css'

/** The length of the list, and the categories around it. The list's name is in the page's header. */
export default function ListHeading() {
  const inside = useUnit($inside)
  const [path, name, list, isPathAwaited] = useUnit([$categoryPath, $listName, $list, $isPathAwaited])
  const above = path.at(-2)
  return (
    <header className={styles.heading}>
      <h1 className="sr-only">{name || '상품 목록'}</h1>
      <div className={styles.facts}>
        <p translate="no" aria-live="polite">
          {list && `총 ${formatCount(list.total)}개`}
        </p>
        <TermsButton />
      </div>
      {path.length === 0 && isPathAwaited && <Skeleton className={styles.wait} />}
      <NearbyCategories>
        {above && <a href={inside(hrefs.list(above.cate_id))}>{above.name} 전체</a>}
      </NearbyCategories>
    </header>
  )
}
