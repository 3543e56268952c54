import { type CommentTarget, deletionOpened, reviewReport } from '@jeoul/reviews/threads'
import { Button } from '@jeoul/ui'
import { sample } from 'effector'
import { useUnit } from 'effector-react'
import { memberLayer } from '../writing/member-layer.ts'

type AuthorActionsProps = {
  /** The review or comment. */
  readonly target: CommentTarget
  readonly isMine: boolean
  /** Accessible names of the buttons, where their words alone would be ambiguous. */
  readonly labels?: { readonly edit: string; readonly remove: string; readonly report: string }
  readonly onEdit: () => void
}

/** Buttons by which an author edits and deletes a review or comment, and others report it. */
export function AuthorActions({ target, isMine, labels, onEdit }: AuthorActionsProps) {
  const [remove, report, open] = useUnit([deletionOpened, reviewReport.opened, memberLayer.opened])
  if (!isMine) {
    return (
      <Button
        tone="quiet"
        aria-label={labels?.report}
        onClick={() => {
          report(target)
          open('review-report')
        }}
      >
        신고
      </Button>
    )
  }
  return (
    <>
      <Button tone="quiet" aria-label={labels?.edit} onClick={onEdit}>
        고치기
      </Button>
      <Button
        tone="quiet"
        aria-label={labels?.remove}
        data-remove
        onClick={() => {
          remove(target)
          open('review-delete')
        }}
      >
        지우기
      </Button>
    </>
  )
}

// After logging in, show the member the outcome of their report.
sample({ clock: reviewReport.resumed, fn: () => 'review-report' as const, target: memberLayer.opened })
