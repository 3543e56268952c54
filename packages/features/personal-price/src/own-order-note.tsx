import { $ownOrderWords } from '@jeoul/list'
import { cx } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './own-order-note.module.css'

/** Says what a list in 내 결제가순 is sorted by, and how much of it is; nothing in any other order. */
export function OwnOrderNote({ className }: { readonly className?: string | undefined }) {
  const words = useUnit($ownOrderWords)
  return (
    words !== '' && (
      <p role="status" className={cx(styles.note, className)}>
        {words}
      </p>
    )
  )
}
