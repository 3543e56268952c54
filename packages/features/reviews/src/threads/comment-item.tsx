import type { ReviewComment } from '@jeoul/api/types'
import { formatDay } from '@jeoul/format'
import {
  $commentForms,
  $deletionFailures,
  commentKey,
  commentOpened,
  deletionOpened,
  reviewReport,
  type ThreadPlace,
} from '@jeoul/reviews/threads'
import { Button, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { pressFailureWords } from '../failure-words.ts'
import { ReviewText } from '../reading/review-text.tsx'
import { memberLayer } from '../writing/member-layer.ts'
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
  const [open, ask, report, openLayer] = useUnit([
    commentOpened,
    deletionOpened,
    reviewReport.opened,
    memberLayer.opened,
  ])
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
        {isMine ? (
          <>
            <Button tone="quiet" aria-label="내 댓글 고치기" onClick={() => open({ ...target, message })}>
              고치기
            </Button>
            <Button
              tone="quiet"
              aria-label="내 댓글 지우기"
              onClick={() => {
                ask(target)
                openLayer('review-delete')
              }}
            >
              지우기
            </Button>
          </>
        ) : (
          <Button
            tone="quiet"
            aria-label={`${nickname} 댓글 신고`}
            onClick={() => {
              report(target)
              openLayer('review-report')
            }}
          >
            신고
          </Button>
        )}
      </p>
      <Notice tone="amber">{failure && pressFailureWords(failure)}</Notice>
    </div>
  )
}
