import { $layer, layerClosed } from '@jeoul/router'
import { FailedState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './layer-not-loaded.module.css'

type LayerNotLoadedProps = {
  /** The layer's name. */
  readonly layer: string
  readonly title: string
}

/** Stands where a layer could not be loaded: opening it again tries again. */
export function LayerNotLoaded({ layer, title }: LayerNotLoadedProps) {
  const [open, close] = useUnit([$layer, layerClosed])
  if (open !== layer) return null
  return (
    <div className={styles.trouble}>
      <FailedState title={title} why="연결을 확인하고 다시 열어 주세요." onRetry={() => close()} />
    </div>
  )
}
