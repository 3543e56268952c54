import { $treeOutcome, categoriesNearby } from '@jeoul/category'
import { TermsButton } from '@jeoul/feature-personal-price/terms-button'
import { formatCount } from '@jeoul/format'
import { $categoryPath, $cateId, $list, $listName } from '@jeoul/list'
import { $inside, hrefs } from '@jeoul/router'
import { Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './list-heading.module.css'

/** The length of the list, and the categories around it. The list's name is in the page's header. */
export default function ListHeading() {
  const inside = useUnit($inside)
  const [path, cateId, name, list, tree] = useUnit([$categoryPath, $cateId, $listName, $list, $treeOutcome])
  const category = path.at(-1)
  const above = path.at(-2)
  return (
    <header className={styles.heading}>
      <h1 className="sr-only">{name || '상품 목록'}</h1>
      <div className={styles.facts}>
        <p aria-live="polite">{list && `총 ${formatCount(list.total)}개`}</p>
        <TermsButton />
      </div>
      {!category && tree === 'waiting' && <Skeleton className={styles.wait} />}
      {category && (
        <nav aria-label={category.child.length > 0 ? '하위 카테고리' : '같은 카테고리'}>
          {above && <a href={inside(hrefs.list(above.cate_id))}>{above.name} 전체</a>}
          {categoriesNearby(path).map(({ cate_id, name: near }) => (
            <a
              key={cate_id}
              href={inside(hrefs.list(cate_id))}
              aria-current={cate_id === cateId ? 'page' : undefined}
            >
              {near}
            </a>
          ))}
        </nav>
      )}
    </header>
  )
}
