import { cx } from './cx.ts'
import styles from './row-actions.module.css'

type RowActionsProps = {
  /** The product's name, for whoever does not see what the buttons belong to. */
  readonly name: string
  readonly className?: string | undefined
}

/**
 * 비교 and 찜 of a product in a list. They hold no state, no drawing and hear of nothing, since a list has many: a script
 * that comes late knows them by `data-act`, does what they are for, and says by `aria-pressed` how they stand.
 */
export function RowActions({ name, className }: RowActionsProps) {
  return (
    <span className={cx(styles.actions, className)}>
      <button type="button" data-act="compare" aria-label={`${name} 비교`}>
        비교
      </button>
      <button type="button" data-act="wish" aria-label={`${name} 찜`}>
        찜
      </button>
    </span>
  )
}
