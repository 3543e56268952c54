import { NearbyCategories } from '@jeoul/feature-list/nearby-categories'
import { TermsButton } from '@jeoul/feature-personal-price/terms-button'
import { formatCount } from '@jeoul/format'
import { $categoryPath, $counts, $listName } from '@jeoul/list'
import { $inside, hrefs } from '@jeoul/router'
import { $isPathAwaited } from '@jeoul/shop/category'
import { Breadcrumbs, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './list-heading.module.css'

/** The heading of the list: its category, its length, and the categories around it. */
export default function ListHeading() {
  const inside = useUnit($inside)
  const [path, name, { total }, isPathAwaited] = useUnit([$categoryPath, $listName, $counts, $isPathAwaited])
  const category = path.at(-1)
  return (
    <header>
      <div className={styles.place}>
        {category ? (
          <Breadcrumbs
            items={path.map(({ cate_id, name }) => ({ name, href: inside(hrefs.list(cate_id)) }))}
          />
        ) : (
          isPathAwaited && <Skeleton className={styles.wait} />
        )}
        <p translate="no" aria-live="polite">
          {total !== null && `총 ${formatCount(total)}개`}
        </p>
        <TermsButton />
      </div>
      <div className={styles.nearby}>
        <h1>{name || '상품 목록'}</h1>
        <NearbyCategories />
      </div>
    </header>
  )
}
