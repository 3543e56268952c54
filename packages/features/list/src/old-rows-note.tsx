import { FailedState } from '@jeoul/ui'
import styles from './old-rows-note.module.css'

/**
 * Says that the rows below belong to the previous choice, because the newest could not be loaded. Causes no layout
 * shift.
 */
export function OldRowsNote({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.note}>
      <FailedState
        compact
        title="상품 목록을 불러오지 못했어요"
        why="아래는 마지막으로 불러온 목록이에요."
        onRetry={onRetry}
      />
    </div>
  )
}
