import { $listHref } from '@jeoul/feature-list/list-href'
import { $query, mobileList } from '@jeoul/list'
import { useUnit } from 'effector-react'
import styles from './earlier-items.module.css'

/** Links to the beginning of a list whose address starts in its middle. */
export default function EarlierItems() {
  const [query, listHref] = useUnit([$query, $listHref])
  const first = listHref({ ...query, page: 1, size: mobileList.defaults.size })
  return (
    <a className={styles.earlier} href={first}>
      앞의 상품부터 보기
    </a>
  )
}
