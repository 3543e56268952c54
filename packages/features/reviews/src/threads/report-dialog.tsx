import { maxWords } from '@jeoul/layer'
import { reviewReport } from '@jeoul/reviews/threads'
import { layerClosed } from '@jeoul/router'
import { Dialog, FailedState, ReportForm, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './thread.module.css'

/** Reports a review or a comment, with the kinds that the host offers. */
export function ReportDialog() {
  const [target, reasons, draft, step] = useUnit([
    reviewReport.$target,
    reviewReport.reasons.$state,
    reviewReport.$draft,
    reviewReport.$step,
  ])
  const [choose, type, send, close, retry] = useUnit([
    reviewReport.reasonChosen,
    reviewReport.wordsTyped,
    reviewReport.sent,
    layerClosed,
    reviewReport.reasons.retried,
  ])
  // After a reload nobody knows what was to be reported.
  useEffect(() => {
    if (!target) close()
  }, [target, close])
  if (!target) return null
  return (
    <Dialog title={target.commentId === null ? '리뷰 신고' : '댓글 신고'} onClose={close}>
      {reasons.status === 'loading' && <Skeleton className={styles.wait} />}
      {reasons.status === 'failed' && (
        <FailedState compact title="신고할 내용을 불러오지 못했어요" onRetry={retry} />
      )}
      {reasons.data && (
        <ReportForm
          reasons={reasons.data.map(({ id_notify, ment }) => ({ value: id_notify, label: ment }))}
          reason={draft.reason}
          words={draft.words}
          maxWords={maxWords}
          step={step}
          onReason={choose}
          onWords={type}
          onSend={() => send()}
          onClose={() => close()}
        />
      )}
    </Dialog>
  )
}
