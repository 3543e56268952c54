import { FailedState } from './block-state.tsx'
import { Button } from './button.tsx'
import styles from './floating-error.module.css'

type FloatingErrorProps = {
  readonly title: string
  readonly why?: string
  readonly onRetry: () => void
  readonly onClose?: () => void
}

/** Says that something could not be loaded. Lies over the page, which stays and does not move. */
export function FloatingError({ onClose, ...rest }: FloatingErrorProps) {
  return (
    <div className={styles.error} data-floating-error>
      <FailedState compact {...rest}>
        {onClose && (
          <Button tone="quiet" onClick={onClose}>
            닫기
          </Button>
        )}
      </FailedState>
    </div>
  )
}
