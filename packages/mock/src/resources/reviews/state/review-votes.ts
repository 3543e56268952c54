import type { StateSource } from '../../../state/state-source.ts'
import { derivedFrom, groupRows } from '../../../state/store/rows.ts'
import { memberRecord } from '../../session/member-record.ts'
import type { Press, ReviewKind } from './review-row.ts'
import type { ReviewThreads } from './review-threads.ts'
import type { ThreadRows } from './thread-rows.ts'

/** Likes and hates since the mock was started. */
export interface ReviewVotes {
  /** The change of the like counts of an item's reviews, by review. */
  moved(itemId: number): ReadonlyMap<number, number>
  pressOf(itemId: number, id: number, memberId: string | undefined): Press | undefined
  /** Repeating a press changes nothing; any other press changes the count by one. Source: assumed. */
  press(itemId: number, id: number, memberId: string, press: Press): void
}

export function createReviewVotes(
  { store: { database } }: StateSource,
  rows: ThreadRows,
  threads: ReviewThreads,
  kind: ReviewKind,
): ReviewVotes {
  const { thread, vote } = database
  const find = groupRows(rows.votes, ({ id }) => id)
  const moved = derivedFrom(rows.threads, () => {
    const own = rows.threads.all().filter(each => each.kind === kind && each.moved !== 0)
    const byItem = Map.groupBy(own, ({ itemId }) => itemId)
    const byReview = (of: typeof own) => new Map(of.map(each => [each.reviewId, each.moved]))
    return new Map(Array.from(byItem, ([itemId, of]) => [itemId, byReview(of)]))
  })
  const none: ReadonlyMap<number, number> = new Map()
  const voteId = (itemId: number, id: number, memberId: string) => `${threads.idOf(itemId, id)}/${memberId}`
  const pressOf: ReviewVotes['pressOf'] = (itemId, id, memberId) =>
    memberId === undefined ? undefined : find(voteId(itemId, id, memberId))[0]?.press

  return {
    moved: itemId => moved().get(itemId) ?? none,
    pressOf,
    press(itemId, id, memberId, press) {
      const before = pressOf(itemId, id, memberId)
      if (before === press) return
      const own = threads.open(itemId, id)
      const where = { id: { equals: voteId(itemId, id, memberId) } }
      if (before) vote.update({ where, data: { press } })
      else vote.create({ id: where.id.equals, press, thread: own, member: memberRecord(database, memberId) })
      const step = press === 'like' ? 1 : -1
      thread.update({ where: { id: { equals: own.id } }, data: { moved: own.moved + step } })
    },
  }
}
