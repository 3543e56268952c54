import { FailedState } from './block-state.tsx'
import { Button } from './button.tsx'
import styles from './layer-error.module.css'

type LayerErrorProps = {
  readonly title: string
  readonly why?: string
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Replaces a layer whose script could not be loaded. Offers to retry or close. */
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
