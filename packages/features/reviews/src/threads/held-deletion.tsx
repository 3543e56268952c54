import { type CommentTarget, deletionDue, deletionUndone } from '@jeoul/reviews/threads'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './thread.module.css'

/** A phone may fire only one of these events: the last one, when it ends a page in the background. */
const leavings = ['beforeunload', 'pagehide', 'visibilitychange'] as const

/** The dialog that confirmed it returns the focus to the button that opened it, which is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Replaces a deleted review or comment for a moment, and offers to undo. Leaving it or the page deletes at once. */
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
      <Button ref={focus} onClick={() => undo()}>
        되돌리기
      </Button>
    </p>
  )
}
