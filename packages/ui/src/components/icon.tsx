import { cx } from './cx.ts'
import styles from './icon.module.css'

type IconProps = {
  /** An outline from `glyph`. */
  readonly of: string
  /** The accessible name, if no text is beside the icon. Without it the icon is hidden from screen readers. */
  readonly label?: string | undefined
  readonly filled?: boolean
}

/** A line icon in the text colour; `--icon` sets its size. */
export function Icon({ of, label, filled = false }: IconProps) {
  const className = cx(styles.icon, filled && styles.filled)
  const outline = <path d={of} />
  return label === undefined ? (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      {outline}
    </svg>
  ) : (
    <svg className={className} viewBox="0 0 16 16" role="img" aria-label={label}>
      {outline}
    </svg>
  )
}
