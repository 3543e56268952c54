import { type CommentTarget, deletionDue, deletionUndone } from '@jeoul/reviews/threads'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import styles from './thread.module.css'

/** A phone may fire only one of these events: the last one, when it ends a page in the background. */
const leavings = ['beforeunload', 'pagehide', 'visibilitychange'] as const

/** Takes the focus: the dialog returned it to the button that opened it, which is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** When this line disappears, its focus moves to the restored button, or to the element around the deleted item. */
function useFocusAfter(isReview: boolean) {
  const words = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const row = words.current?.closest('li')
    const around = row?.closest<HTMLElement>(isReview ? '#review-list' : 'article')
    const undo = words.current?.querySelector('button')
    return () => {
      if (document.activeElement !== undo || !around) return
      // By then the change is drawn.
      queueMicrotask(() => {
        const restored = row?.querySelector<HTMLElement>('[data-remove]')
        if (restored) return restored.focus()
        around.tabIndex = -1
        around.focus({ preventScroll: true })
      })
    }
  }, [isReview])
  return words
}

/** Replaces a deleted review or comment for a moment, and offers to undo. Leaving it or the page deletes at once. */
export function HeldDeletion({ target }: { readonly target: CommentTarget }) {
  const [undo, end] = useUnit([deletionUndone, deletionDue])
  const words = useFocusAfter(target.commentId === null)
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
    <p ref={words} className={styles.held} role="status">
      {target.commentId === null ? '리뷰를 지웠어요.' : '댓글을 지웠어요.'}
      {/* The key that confirmed in the dialog may still be held. */}
      <Button
        ref={takeFocus}
        onKeyDown={event => event.repeat && event.preventDefault()}
        onClick={() => undo()}
      >
        되돌리기
      </Button>
    </p>
  )
}
