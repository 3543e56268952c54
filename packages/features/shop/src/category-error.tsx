import { allCategories, categoriesRequested } from '@jeoul/shop/category'
import { FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './category-error.module.css'

/** Replaces categories that are still loading, or could not be loaded. In a browser it requests them. */
export function CategoryError() {
  const [{ status }, request] = useUnit([allCategories.$state, categoriesRequested])
  useEffect(() => request(), [request])
  if (status === 'full') return null
  return status === 'failed' ? (
    <FailedState title="카테고리를 불러오지 못했어요" onRetry={request} />
  ) : (
    <Skeleton className={styles.wait} />
  )
}
