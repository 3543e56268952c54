import styles from './chip.module.css'
import { close } from './glyph.ts'
import { Icon } from './icon.tsx'

type ChipProps = {
  readonly label: string
  /** The same page without what the chip stands for. */
  readonly href: string
}

/** Something chosen, taken back by one press. A link, so that it works before and without scripts. */
export function Chip({ label, href }: ChipProps) {
  return (
    <a className={styles.chip} href={href} aria-label={`${label} 해제`}>
      {label}
      <Icon of={close} />
    </a>
  )
}
