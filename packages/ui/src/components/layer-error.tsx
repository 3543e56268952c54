import { FailedState } from './block-state.tsx'
import styles from './layer-error.module.css'

/** Says that a layer could not be loaded, and offers to load it again. */
export function LayerError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.error}>
      <FailedState compact title="창을 열지 못했어요" why="연결을 확인해 주세요." onRetry={onRetry} />
    </div>
  )
}
