import styles from './chip.module.css'
import { close } from './glyph.ts'
import { Icon } from './icon.tsx'

type ChipProps = {
  readonly label: string
  /** The address of the page without this filter. */
  readonly href: string
}

/** An active filter that one press removes. A link, so that it works without scripts. */
export function Chip({ label, href }: ChipProps) {
  return (
    <a className={styles.chip} href={href} aria-label={`${label} 해제`}>
      {label}
      <Icon of={close} />
    </a>
  )
}
