import { $deleting, $heldDeletion, commentKey, type ThreadPlace } from '@jeoul/reviews/threads'
import { useUnit } from 'effector-react'

/** Whether a review is being deleted: it can still be undone, or it has been sent; null if not. */
export function useDeletion(place: ThreadPlace): 'held' | 'sent' | null {
  const [held, deleting] = useUnit([$heldDeletion, $deleting])
  const key = commentKey({ ...place, commentId: null })
  if (held && commentKey(held) === key) return 'held'
  return deleting.includes(key) ? 'sent' : null
}
