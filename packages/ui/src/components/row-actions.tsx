import { cx } from './cx.ts'
import styles from './row-actions.module.css'

type RowActionsProps = {
  /** The product's name, for screen reader users who don't see which row the buttons belong to. */
  readonly name: string
  /** The address that adds the product to an estimate; undefined if it is not a part of a PC. */
  readonly estimate?: string | undefined
  readonly className?: string | undefined
}

/**
 * 비교 and 찜 of a product in a list. Because a list has many of them, they have no state, no icons and no
 * handlers: a script that loads later finds them by `data-act`, handles their clicks and sets `aria-pressed`. 견적 is a
 * link, for parts of a PC.
 */
export function RowActions({ name, estimate, className }: RowActionsProps) {
  return (
    <span className={cx(styles.actions, className)}>
      <button type="button" data-act="compare" aria-label={`${name} 비교`}>
        비교
      </button>
      <button type="button" data-act="wish" aria-label={`${name} 찜`}>
        찜
      </button>
      {estimate && (
        <a href={estimate} aria-label={`${name} 견적 담기`}>
          견적
        </a>
      )}
    </span>
  )
}
