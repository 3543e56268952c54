import { deletionDue, deletionUndone } from '@jeoul/reviews/threads'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './thread.module.css'

/** In place of what is being deleted: a moment to take it back. Leaving it behind, or the page, deletes at once. */
export function HeldDeletion({ what }: { readonly what: string }) {
  const [undo, end] = useUnit([deletionUndone, deletionDue])
  useEffect(() => {
    const leave = () => end()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [end])
  return (
    <p className={styles.held} role="status">
      {`${what} 지웠어요.`}
      <Button onClick={() => undo()}>되돌리기</Button>
    </p>
  )
}
