import type { Member, ReviewFields } from '@jeoul/api/types'
import { createLru } from '../../../index/lru.ts'
import type { StateSource } from '../../../state/state-source.ts'
import { derivedFrom } from '../../../state/store/rows.ts'
import { memberRecord, nicknameOf } from '../../session/member-record.ts'
import { pickFields } from './review-fields.ts'
import type { Medium, ReviewKind, ReviewRow } from './review-row.ts'
import type { ReviewRows } from './review-rows.ts'
import { seedRows } from './seed-rows.ts'
import type { Uploads } from './uploads.ts'

interface ReviewText {
  readonly fields: ReviewFields
  readonly media: readonly Medium[]
}

/** The reviews of all items: seeded ones, without an owner, and members' own. */
export interface ReviewBook {
  /** Newest first. */
  of(itemId: number): readonly ReviewRow[]
  /** Members' own reviews, newest first. */
  writtenOf(itemId: number): readonly ReviewRow[]
  add(itemId: number, member: Member, text: ReviewText): ReviewRow
  /** Changes the text of a member's review, which keeps its position. */
  change(itemId: number, id: number, text: ReviewText): ReviewRow | undefined
  remove(id: number): void
}

type StoredReview = ReturnType<ReviewRows['reviews']['all']>[number]

/** How many items' seeds are cached. */
const cachedItems = 64

export function createReviewBook(
  { index, clock, store: { database } }: StateSource,
  { reviews: rows }: ReviewRows,
  uploads: Uploads,
  kind: ReviewKind,
): ReviewBook {
  const { review } = database
  const seeds = createLru<number, readonly ReviewRow[]>(cachedItems)
  const none: readonly ReviewRow[] = []
  const written = derivedFrom(rows, () => {
    const newestFirst = rows
      .all()
      .filter(row => row.kind === kind)
      .reverse()
    const byItem = Map.groupBy(newestFirst, ({ itemId }) => itemId)
    return new Map(Array.from(byItem, ([itemId, own]) => [itemId, own.map(writtenRow)]))
  })
  const writtenOf = (itemId: number) => written().get(itemId) ?? none

  function writtenRow({ id, created, memberId, fileIds, ...stored }: StoredReview): ReviewRow {
    const media = fileIds.flatMap(fileId => uploads.mediumOf(fileId) ?? [])
    const videos = media.filter(({ mimeType }) => mimeType.startsWith('video/')).length
    const counts = { likes: 0, images: media.length - videos, videos }
    const fields = pickFields(stored)
    const written = { memberId, nickname: nicknameOf(memberId), fields, media }
    return { id, created, marks: fields.marks, ...counts, written }
  }

  function seedsOf(itemId: number): readonly ReviewRow[] {
    const ref = index.find(itemId)
    return ref === undefined ? [] : seeds.get(itemId, () => seedRows(index.place(ref), kind))
  }

  const find = (itemId: number, id: number) => writtenOf(itemId).find(row => row.id === id)

  return {
    of: itemId => [...writtenOf(itemId), ...seedsOf(itemId)],
    writtenOf,
    add(itemId, { member_id }, { fields, media }) {
      const id = clock.nextNumber()
      const created = Date.parse(clock.nextTime())
      const records = { member: memberRecord(database, member_id), files: uploads.recordsOf(media) }
      review.create({ ...fields, id, kind, itemId, created, ...records })
      const row = find(itemId, id)
      if (!row) throw new Error(`review ${id} was not kept`)
      return row
    },
    change(itemId, id, { fields, media }) {
      const data = { ...fields, files: uploads.recordsOf(media) }
      review.update({ where: { id: { equals: id } }, data })
      return find(itemId, id)
    },
    remove: id => void review.delete({ where: { id: { equals: id } } }),
  }
}
