import { $treeOutcome, categoriesRequested } from '@jeoul/shop/category'
import { FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './category-error.module.css'

/** Replaces categories that are still loading, or could not be loaded. Rendering it requests the whole trees. */
export function CategoryError() {
  const [outcome, request] = useUnit([$treeOutcome, categoriesRequested])
  useEffect(() => request(), [request])
  switch (outcome) {
    case 'ready':
      return null
    case 'waiting':
      return <Skeleton className={styles.wait} />
    case 'some-failed':
      return <FailedState title="카테고리 일부를 불러오지 못했어요" onRetry={request} />
    case 'all-failed':
      return <FailedState title="카테고리를 불러오지 못했어요" onRetry={request} />
  }
}
