import { type CommentTarget, deletionDue, deletionUndone } from '@jeoul/reviews/threads'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './thread.module.css'

/** A phone may tell of one of these alone: of the last, when it ends a page that was put aside. */
const leavings = ['beforeunload', 'pagehide', 'visibilitychange'] as const

/** In place of what is being deleted: a moment to take it back. Leaving it behind, or the page, deletes at once. */
export function HeldDeletion({ target }: { readonly target: CommentTarget }) {
  const [undo, end] = useUnit([deletionUndone, deletionDue])
  useEffect(() => {
    const leave = () => end(target)
    const stop = new AbortController()
    for (const type of leavings) {
      addEventListener(
        type,
        () => (type !== 'visibilitychange' || document.visibilityState === 'hidden') && leave(),
        stop,
      )
    }
    return () => {
      stop.abort()
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
