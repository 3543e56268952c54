import { reviewReport } from '@jeoul/reviews/threads'
import { closeLayer } from '@jeoul/router'
import { Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { ReportBody } from '../report-body.tsx'

/** Reports a review or a comment, with the reasons that the host offers. */
export function ReportDialog() {
  const [target, close] = useUnit([reviewReport.$target, closeLayer])
  // A reload forgets the review or comment to report.
  useEffect(() => {
    if (!target) close()
  }, [target, close])
  if (!target) return null
  return (
    <Dialog title={target.commentId === null ? '리뷰 신고' : '댓글 신고'} onClose={close}>
      <ReportBody report={reviewReport} />
    </Dialog>
  )
}
