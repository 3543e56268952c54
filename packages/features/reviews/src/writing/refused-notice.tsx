import { $refusedFiles } from '@jeoul/reviews/writing'
import { Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './photo-field.module.css'

/** Which of the files that were chosen, dropped or pasted last cannot be added, and why. */
export function RefusedNotice() {
  const refused = useUnit($refusedFiles)
  return (
    <Notice tone="amber">
      {refused.map(({ why, names: [name, ...others] }) => (
        <span key={why} className={styles.refused}>
          <bdi>{name}</bdi>
          <span>{others.length > 0 ? ` 외 ${others.length}개: ${why}` : `: ${why}`}</span>
        </span>
      ))}
    </Notice>
  )
}
