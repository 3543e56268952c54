import { categoriesRequested, firstTree, secondTree } from '@jeoul/category'
import { FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './category-trouble.module.css'

const blocks = [1, 2, 3, 4, 5, 6, 7, 8]

/** Stands for the categories that are not there: still on their way, or not to be had. */
export function CategoryTrouble() {
  const [first, second, retry] = useUnit([firstTree.$state, secondTree.$state, categoriesRequested])
  const statuses = [first.status, second.status]
  if (statuses.includes('failed')) {
    return (
      <FailedState
        title={first.data || second.data ? '분류 일부를 불러오지 못했어요' : '분류를 불러오지 못했어요'}
        onRetry={retry}
        retrying={statuses.includes('loading')}
      />
    )
  }
  if (first.data || second.data) return null
  return blocks.map(block => <Skeleton key={block} className={styles.block} />)
}
