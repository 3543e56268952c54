import { type CommentTarget, deletionDue, deletionUndone } from '@jeoul/reviews/threads'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './thread.module.css'

/** Requests that begin with `beforeunload` still get out; phones tell of `pagehide` alone. */
const leavings = ['beforeunload', 'pagehide'] as const

/** In place of what is being deleted: a moment to take it back. Leaving it behind, or the page, deletes at once. */
export function HeldDeletion({ target }: { readonly target: CommentTarget }) {
  const [undo, end] = useUnit([deletionUndone, deletionDue])
  useEffect(() => {
    const leave = () => end(target)
    for (const type of leavings) addEventListener(type, leave)
    return () => {
      for (const type of leavings) removeEventListener(type, leave)
      leave()
    }
  }, [end, target])
  return (
    <p className={styles.held} role="status">
      {target.commentId === null ? '리뷰를 지웠어요.' : '댓글을 지웠어요.'}
      <Button onClick={() => undo()}>되돌리기</Button>
    </p>
  )
}
