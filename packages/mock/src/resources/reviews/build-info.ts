import type { Member, ReviewAuth, ReviewInfo } from '@jeoul/api/types'
import { hash } from '../../catalogue/random.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { findItem } from '../item/find-item.ts'
import { buildMedia, mediaOf } from './review-media.ts'
import type { ReviewRow } from './state/review-row.ts'
import type { ReviewState } from './state/review-state.ts'

const newestWithMedia = 8

/** @param rows all reviews of the item, newest first */
export function buildInfo(
  mock: MockContext,
  { kind }: ReviewState,
  itemId: number,
  rows: readonly ReviewRow[],
  member: Member | undefined,
): ReviewInfo {
  const total = rows.length
  const withMedia = rows.filter(({ images, videos }) => images + videos > 0)
  return {
    auth: buildAuth(mock, itemId, member),
    reviewImages: withMedia
      .slice(0, newestWithMedia)
      .map(row => buildMedia(mock, kind, row, mediaOf(mock, itemId, row))),
    reviewImagesCount: sum(withMedia, ({ images, videos }) => images + videos),
    total,
    average: total === 0 ? null : Math.round((10 * sum(rows, ({ marks }) => marks)) / total) / 10,
    countByMarks: [1, 2, 3, 4, 5].map(mark => rows.filter(({ marks }) => marks === mark).length),
    countWithPhotos: rows.filter(({ images }) => images > 0).length,
  }
}

/**
 * Who somebody is here, so that each part is seen: member3 runs the site, member2 works for every second maker, and
 * each member bought half of all items, always the same ones. Source: assumed.
 */
function buildAuth(mock: MockContext, itemId: number, member: Member | undefined): ReviewAuth {
  const id = member?.member_id
  return {
    adminAuth: id === 'member3',
    makerAuth: id === 'member2' && isOfTheirMaker(mock, itemId),
    memberWriteCheck: id !== undefined,
    memberOrderCheck: id !== undefined && hash(id, itemId, 'order') % 2 === 0,
  }
}

function isOfTheirMaker({ index }: MockContext, itemId: number): boolean {
  const { leaf, row } = index.place(findItem(index, 'path.id', itemId))
  return (leaf.items.makers[row] ?? 0) % 2 === 0
}

function sum(rows: readonly ReviewRow[], number: (row: ReviewRow) => number): number {
  return rows.reduce((total, row) => total + number(row), 0)
}
