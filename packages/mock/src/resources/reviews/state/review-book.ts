import type { Member } from '@jeoul/api/types'
import { createLru } from '../../../index/lru.ts'
import type { StateSource } from '../../../state/state-source.ts'
import { setList } from '../../../state/store/table.ts'
import { readReviewRow } from './read-review-row.ts'
import type { Medium, ReviewKind, ReviewRow } from './review-row.ts'
import { seedRows } from './seed-rows.ts'

interface ReviewText {
  readonly marks: number
  readonly message: string
  readonly media: readonly Medium[]
}

/** The reviews of all items: seeded ones, which nobody owns, and those of members. */
export interface ReviewBook {
  /** Newest first. */
  of(itemId: number): readonly ReviewRow[]
  /** Those of members alone, newest first. */
  writtenOf(itemId: number): readonly ReviewRow[]
  add(itemId: number, member: Member, text: ReviewText): ReviewRow
  /** Puts other text under a written review, which keeps its place. */
  change(itemId: number, id: number, member: Member, text: ReviewText): ReviewRow | undefined
  remove(itemId: number, id: number): void
}

/** Seeds of as many items as shoppers look at in a while. */
const keptItems = 64

export function createReviewBook({ index, clock, store }: StateSource, kind: ReviewKind): ReviewBook {
  const seeds = createLru<number, readonly ReviewRow[]>(keptItems)
  const written = store.table(`${kind}Reviews`, { read: node => node.list(readReviewRow) })
  const none: readonly ReviewRow[] = []
  const writtenOf = (itemId: number) => (written.size === 0 ? none : (written.get(itemId) ?? none))

  function seedsOf(itemId: number): readonly ReviewRow[] {
    const ref = index.find(itemId)
    return ref === undefined ? [] : seeds.get(itemId, () => seedRows(index.place(ref), kind))
  }

  return {
    of: itemId => [...writtenOf(itemId), ...seedsOf(itemId)],
    writtenOf,
    add(itemId, member, text) {
      const place = { id: clock.nextNumber(), created: Date.parse(clock.nextTime()) }
      const row = writtenRow(place, member, text)
      written.set(itemId, [row, ...writtenOf(itemId)])
      return row
    },
    change(itemId, id, member, text) {
      const change = (row: ReviewRow) => (row.id === id ? writtenRow(row, member, text) : row)
      written.set(itemId, writtenOf(itemId).map(change))
      return writtenOf(itemId).find(row => row.id === id)
    },
    remove(itemId, id) {
      const others = writtenOf(itemId).filter(row => row.id !== id)
      setList(written, itemId, others)
    },
  }
}

function writtenRow(
  { id, created }: Pick<ReviewRow, 'id' | 'created'>,
  { member_id, nickname }: Member,
  { marks, message, media }: ReviewText,
): ReviewRow {
  const videos = media.filter(({ mimeType }) => mimeType.startsWith('video/')).length
  return {
    id,
    created,
    marks,
    likes: 0,
    images: media.length - videos,
    videos,
    written: { memberId: member_id, nickname, message, media },
  }
}
