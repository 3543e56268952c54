import type { JsonNode } from '../../../state/store/json-node.ts'
import type { Store } from '../../../state/store/store.ts'
import { memberIds, memberRecord } from '../../session/member-record.ts'
import { pickFields, readStoredFields } from './review-fields.ts'
import { reviewKinds } from './review-row.ts'

export type ReviewRows = ReturnType<typeof createReviewRows>

/** What members wrote about items, of both sets of reviews. */
export function createReviewRows({ database, rows }: Store) {
  const { upload, review, reviewReport } = database
  return {
    uploads: rows('upload', {
      toRow: ({ id, name, mimeType, base64 }) => ({ id, name, mimeType, base64 }),
      read: node => ({
        id: node.field('id').text(),
        name: node.field('name').text(),
        mimeType: node.field('mimeType').text(),
        base64: node.field('base64').base64(),
      }),
      create: row => upload.create(row),
    }),
    reviews: rows('review', {
      toRow: ({ id, kind, itemId, created, member, files, ...row }) => {
        const ids = { memberId: member?.id ?? '', fileIds: files.map(file => file.id) }
        return { ...pickFields(row), id, kind, itemId, created, ...ids }
      },
      read: node => ({
        ...readPlace(node),
        ...readStoredFields(node),
        id: node.field('id').integer(),
        created: node.field('created').integer(),
        memberId: node.field('memberId').oneOf(memberIds),
        fileIds: node.field('fileIds').list(id => id.text()),
      }),
      references: ({ fileIds }) => ({ upload: fileIds }),
      create({ memberId, fileIds, ...row }) {
        const files = upload.findMany({ where: { id: { in: [...fileIds] } } })
        review.create({ ...row, files, member: memberRecord(database, memberId) })
      },
    }),
    reports: rows('reviewReport', {
      toRow: ({ id, kind, itemId, reviewId, commentId, reason, text, member }) => {
        return { id, kind, itemId, reviewId, commentId, reason, text, memberId: member?.id ?? '' }
      },
      read: node => ({
        ...readPlace(node),
        id: node.field('id').text(),
        reviewId: node.field('reviewId').integer(),
        commentId: node.field('commentId').maybe(id => id.integer()) ?? null,
        reason: node.field('reason').integer(),
        text: node.field('text').text(),
        memberId: node.field('memberId').oneOf(memberIds),
      }),
      create: ({ memberId, ...row }) =>
        reviewReport.create({ ...row, member: memberRecord(database, memberId) }),
    }),
  }
}

/** Reads the kind of reviews and the item. */
export function readPlace(node: JsonNode) {
  return { kind: node.field('kind').oneOf(reviewKinds), itemId: node.field('itemId').integer() }
}
