import { $cateId, $query, mobileList } from '@jeoul/list'
import { $inside } from '@jeoul/router'
import { useUnit } from 'effector-react'
import styles from './earlier-items.module.css'
import { listHref } from './list-href.ts'

/** The address begins in the middle of the list: the way to its beginning. */
export function EarlierItems() {
  const inside = useUnit($inside)
  const [query, cateId] = useUnit([$query, $cateId])
  if (query.page === 1) return null
  const first = inside(listHref(cateId, { ...query, page: 1, size: mobileList.defaults.size }))
  return (
    <a className={styles.earlier} href={first}>
      앞의 상품부터 보기
    </a>
  )
}
