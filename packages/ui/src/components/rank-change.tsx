import { chevronDown, chevronUp } from './glyph.ts'
import { Icon } from './icon.tsx'
import styles from './rank-change.module.css'

type RankChangeProps = {
  readonly kind: 'up' | 'down' | 'new' | 'same'
  /** How many places it moved. */
  readonly places: number
}

/** A change of rank: 상승, 하락, 신규, 유지. Has a text for screen readers, because the arrow is only visual. */
export function RankChange({ kind, places }: RankChangeProps) {
  switch (kind) {
    case 'up':
      return (
        <span className={styles.up}>
          <Icon of={chevronUp} label="상승" />
          {places}
        </span>
      )
    case 'down':
      return (
        <span className={styles.down}>
          <Icon of={chevronDown} label="하락" />
          {places}
        </span>
      )
    case 'new':
      return <span className={styles.up}>신규</span>
    case 'same':
      return <span className={styles.down}>유지</span>
  }
}
