import { $deletion, deletionConfirmed, deletionDeclined } from '@jeoul/reviews/threads'
import { closeLayer } from '@jeoul/router'
import { Button, Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

/** Asks for confirmation before a review or a comment is deleted. */
export function DeleteDialog() {
  const [deletion, confirm, decline, close] = useUnit([
    $deletion,
    deletionConfirmed,
    deletionDeclined,
    closeLayer,
  ])
  // A reload forgets the review or comment to delete.
  useEffect(() => {
    if (!deletion) close()
  }, [deletion, close])
  if (!deletion) return null
  const what = deletion.commentId === null ? '리뷰' : '댓글'
  return (
    <Dialog
      title={`${what} 지우기`}
      onClose={() => {
        decline()
        close()
      }}
      footer={
        <>
          <Button
            onClick={() => {
              decline()
              close()
            }}
          >
            그대로 두기
          </Button>
          <Button tone="solid" onClick={() => confirm()}>
            지우기
          </Button>
        </>
      }
    >
      <p>
        {deletion.commentId === null
          ? '리뷰와 사진, 달린 댓글이 모두 지워져요. 지울까요?'
          : '이 댓글을 지울까요?'}
      </p>
    </Dialog>
  )
}
