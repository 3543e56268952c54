import type { ReviewComment } from '@jeoul/api/types'
import { formatCount } from '@jeoul/format'
import {
  $commentForms,
  $deleting,
  $heldDeletion,
  commentKey,
  commentOpened,
  type ThreadPlace,
} from '@jeoul/reviews/threads'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { HeldDeletion } from './held-deletion.tsx'
import styles from './thread.module.css'

/** How many comments are shown at first. */
const foldedCount = 3

type CommentListProps = {
  readonly place: ThreadPlace
  readonly comments: readonly ReviewComment[]
}

/** The comments on a review in the host's order, with a form for a new one. */
export function CommentList({ place, comments }: CommentListProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const target = { ...place, commentId: null }
  const key = commentKey(target)
  const [forms, held, deleting, open] = useUnit([$commentForms, $heldDeletion, $deleting, commentOpened])
  const form = forms[key]
  const keyOf = ({ idx_comment }: ReviewComment) => commentKey({ ...place, commentId: idx_comment })
  const heldKey = held && commentKey(held)
  const there = comments.filter(comment => !deleting.includes(keyOf(comment)))
  const shown = isUnfolded || there.length <= foldedCount + 1 ? there : there.slice(0, foldedCount)
  const write = () => {
    // A new comment may be appended: unfold the list so that its author sees it.
    setUnfolded(true)
    open({ ...target, message: '' })
  }
  return (
    <>
      {shown.length > 0 && (
        <ul className={styles.comments} aria-label="댓글">
          {shown.map(comment => (
            <li key={comment.idx_comment}>
              {held && keyOf(comment) === heldKey ? (
                <HeldDeletion target={held} />
              ) : (
                <CommentItem place={place} comment={comment} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {shown.length < there.length && (
          <Button tone="quiet" onClick={() => setUnfolded(true)}>
            {`댓글 ${formatCount(there.length - shown.length)}개 더 보기`}
          </Button>
        )}
        {!form && (
          <Button tone="quiet" onClick={write}>
            댓글 쓰기
          </Button>
        )}
      </div>
      {form && <CommentForm form={form} label="댓글" />}
    </>
  )
}
