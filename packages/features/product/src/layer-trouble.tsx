import { FailedState } from '@jeoul/ui'
import styles from './layer-trouble.module.css'

/** Stands for something that was to open over the page and could not be loaded. */
export function LayerTrouble({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.trouble}>
      <FailedState compact title="창을 열지 못했어요" why="연결을 확인해 주세요." onRetry={onRetry} />
    </div>
  )
}
