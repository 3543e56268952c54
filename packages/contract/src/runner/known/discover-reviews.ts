import type { Ask } from '../exchanges/create-ask.ts'
import type { Attempt } from './attempt.ts'
import type { KnownReview, ReviewKind } from './known.ts'

const kinds: readonly ReviewKind[] = ['Review', 'MarketReview']
const maxItems = 10
const maxOfItem = 3

/** Loads reviews of some of the items, with their comments. */
export async function discoverReviews(ask: Ask, attempt: Attempt, itemIds: readonly string[]) {
  const found: KnownReview[] = []
  for (const itemId of itemIds.slice(0, maxItems)) {
    for (const kind of kinds) {
      const list = await attempt(
        async () => (await ask.ok(`get${kind}s`, { values: { id: itemId } })).body.result.list,
        [],
      )
      for (const { idx_thread: threadId, thread } of list.slice(0, maxOfItem)) {
        const commentIds = thread.comments.map(({ idx_comment }) => idx_comment)
        found.push({ kind, itemId, threadId, commentIds })
      }
    }
  }
  return found
}
