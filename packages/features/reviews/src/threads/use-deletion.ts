import {
  $deleting,
  $heldDeletion,
  type CommentTarget,
  commentKey,
  type ThreadPlace,
} from '@jeoul/reviews/threads'
import { useUnit } from 'effector-react'

/** The pending deletion of this review: `held` while it can still be undone, `isSent` once it has been sent. */
export function useDeletion(place: ThreadPlace): {
  readonly held: CommentTarget | null
  readonly isSent: boolean
} {
  const [held, deleting] = useUnit([$heldDeletion, $deleting])
  const key = commentKey({ ...place, commentId: null })
  return { held: held && commentKey(held) === key ? held : null, isSent: deleting.includes(key) }
}
