import { $layer, layerClosed } from '@jeoul/routing'
import { FailedState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './search-not-loaded.module.css'
import { searchLayer } from './search-way.ts'

/** Stands where the search could not be loaded: opening it again tries again. */
export function SearchNotLoaded() {
  const [layer, close] = useUnit([$layer, layerClosed])
  if (layer !== searchLayer) return null
  return (
    <div className={styles.trouble}>
      <FailedState
        title="검색창을 불러오지 못했어요"
        why="연결을 확인하고 다시 열어 주세요."
        onRetry={() => close()}
      />
    </div>
  )
}
