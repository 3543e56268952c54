export type Press = 'like' | 'hate'

/** Likes and hates since the mock was started. */
export interface ReviewVotes {
  /** How far the presses moved a review's count. */
  moved(itemId: number, id: number): number
  pressOf(itemId: number, id: number, memberId: string | undefined): Press | undefined
  /** The same press again changes nothing, any other moves the count by one. Source: decision 0009. */
  press(itemId: number, id: number, memberId: string, press: Press): void
  /** Forgets a review. */
  remove(itemId: number, id: number): void
}

interface Votes {
  readonly moved: number
  readonly presses: ReadonlyMap<string, Press>
}

const none: Votes = { moved: 0, presses: new Map() }

export function createReviewVotes(): ReviewVotes {
  const items = new Map<number, Map<number, Votes>>()
  const votesOf = (itemId: number, id: number) => items.get(itemId)?.get(id) ?? none
  const pressOf: ReviewVotes['pressOf'] = (itemId, id, memberId) =>
    memberId === undefined ? undefined : votesOf(itemId, id).presses.get(memberId)
  return {
    moved: (itemId, id) => votesOf(itemId, id).moved,
    pressOf,
    press(itemId, id, memberId, press) {
      if (pressOf(itemId, id, memberId) === press) return
      const { moved, presses } = votesOf(itemId, id)
      const votes = {
        moved: moved + (press === 'like' ? 1 : -1),
        presses: new Map([...presses, [memberId, press]]),
      }
      items.set(itemId, (items.get(itemId) ?? new Map<number, Votes>()).set(id, votes))
    },
    remove: (itemId, id) => void items.get(itemId)?.delete(id),
  }
}
