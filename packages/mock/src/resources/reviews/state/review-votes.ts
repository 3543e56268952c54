import type { StateSource } from '../../../state/state-source.ts'
import type { JsonNode } from '../../../state/store/json-node.ts'
import { setList } from '../../../state/store/table.ts'
import type { ReviewKind } from './review-row.ts'

const presses = ['like', 'hate'] as const
export type Press = (typeof presses)[number]

/** Likes and hates since the mock was started. */
export interface ReviewVotes {
  /** How far the presses moved the counts of an item's reviews, by review; none for what was not pressed. */
  moved(itemId: number): ReadonlyMap<number, number>
  pressOf(itemId: number, id: number, memberId: string | undefined): Press | undefined
  /** The same press again changes nothing, any other moves the count by one. Source: decision 0009. */
  press(itemId: number, id: number, memberId: string, press: Press): void
  /** Forgets a review. */
  remove(itemId: number, id: number): void
}

/** Of one review. */
interface Votes {
  readonly id: number
  readonly moved: number
  readonly presses: readonly MemberPress[]
}

interface MemberPress {
  readonly memberId: string
  readonly press: Press
}

export function createReviewVotes({ store }: StateSource, kind: ReviewKind): ReviewVotes {
  const items = store.table(`${kind}ReviewVotes`, { read: node => node.list(readVotes) })
  const votesOf = (itemId: number) => items.get(itemId) ?? []
  const find = (itemId: number, id: number) => votesOf(itemId).find(votes => votes.id === id)
  const others = (itemId: number, id: number) => votesOf(itemId).filter(votes => votes.id !== id)
  const pressOf: ReviewVotes['pressOf'] = (itemId, id, memberId) =>
    find(itemId, id)?.presses.find(each => each.memberId === memberId)?.press
  return {
    moved: itemId => new Map(votesOf(itemId).map(({ id, moved }) => [id, moved])),
    pressOf,
    press(itemId, id, memberId, press) {
      if (pressOf(itemId, id, memberId) === press) return
      const { moved, presses } = find(itemId, id) ?? { moved: 0, presses: [] }
      const votes = {
        id,
        moved: moved + (press === 'like' ? 1 : -1),
        presses: [...presses.filter(each => each.memberId !== memberId), { memberId, press }],
      }
      items.set(itemId, [...others(itemId, id), votes])
    },
    remove: (itemId, id) => setList(items, itemId, others(itemId, id)),
  }
}

function readVotes(node: JsonNode): Votes {
  return {
    id: node.field('id').integer(),
    moved: node.field('moved').integer(Number.MIN_SAFE_INTEGER),
    presses: node.field('presses').list(each => ({
      memberId: each.field('memberId').text(),
      press: each.field('press').oneOf(presses),
    })),
  }
}
