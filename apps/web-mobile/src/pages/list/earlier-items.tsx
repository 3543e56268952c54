import { $cateId, $query, mobileList, writeListQuery } from '@jeoul/listing'
import { hrefs } from '@jeoul/routing'
import { useUnit } from 'effector-react'
import styles from './earlier-items.module.css'

/** The address begins in the middle of the list: the way to its beginning. */
export function EarlierItems() {
  const [query, cateId] = useUnit([$query, $cateId])
  if (query.page === 1) return null
  const first = writeListQuery({ ...query, page: 1, size: mobileList.defaults.size }, mobileList)
  return (
    <a className={styles.earlier} href={hrefs.list(cateId, first)}>
      앞의 상품부터 보기
    </a>
  )
}
