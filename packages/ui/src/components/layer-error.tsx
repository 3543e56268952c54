import { FailedState } from './block-state.tsx'
import { Button } from './button.tsx'
import styles from './layer-error.module.css'

type LayerErrorProps = {
  readonly title: string
  readonly why?: string
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Stands in for a layer whose script could not be loaded: it can be loaded again, or closed. */
export function LayerError({ onClose, ...rest }: LayerErrorProps) {
  return (
    <div className={styles.error}>
      <FailedState compact {...rest}>
        <Button tone="quiet" onClick={onClose}>
          닫기
        </Button>
      </FailedState>
    </div>
  )
}
