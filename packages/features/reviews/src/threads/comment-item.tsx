import type { ReviewComment } from '@jeoul/api/types'
import { formatDay } from '@jeoul/format'
import {
  $commentForms,
  $deletionFailures,
  commentKey,
  commentOpened,
  type ThreadPlace,
} from '@jeoul/reviews/threads'
import { Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { pressFailureWords } from '../failure-words.ts'
import { ReviewText } from '../reading/review-text.tsx'
import { AuthorActions } from './author-actions.tsx'
import { CommentForm } from './comment-form.tsx'
import styles from './thread.module.css'

type CommentItemProps = { readonly place: ThreadPlace; readonly comment: ReviewComment }

/** One comment. Its author can edit and delete it, others can report it. */
export function CommentItem({ place, comment }: CommentItemProps) {
  const { idx_comment: commentId, nickname, created, message, isMine } = comment
  const target = { ...place, commentId }
  const key = commentKey(target)
  const [forms, failures] = useUnit([$commentForms, $deletionFailures])
  const [form, failure] = [forms[key], failures[key]]
  const open = useUnit(commentOpened)
  if (form) return <CommentForm form={form} label="댓글 고치기" />
  return (
    <div className={styles.comment}>
      <p className={styles.writer}>
        <bdi>{nickname}</bdi>
        <time dateTime={created}>{formatDay(created)}</time>
      </p>
      <div className={styles.words}>
        <ReviewText message={message} />
      </div>
      <p className={styles.tools}>
        <AuthorActions
          target={target}
          isMine={isMine}
          labels={{ edit: '내 댓글 고치기', remove: '내 댓글 지우기', report: `${nickname} 댓글 신고` }}
          onEdit={() => open({ ...target, message })}
        />
      </p>
      <Notice tone="amber">{failure && pressFailureWords(failure)}</Notice>
    </div>
  )
}
