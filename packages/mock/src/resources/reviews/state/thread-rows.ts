import type { Store } from '../../../state/store/store.ts'
import { memberIds, memberRecord } from '../../session/member-record.ts'
import { presses } from './review-row.ts'
import { readPlace } from './review-rows.ts'

export type ThreadRows = ReturnType<typeof createThreadRows>

/** Comments and votes, by the thread of the review that they are about. */
export function createThreadRows({ database, rows }: Store) {
  const { thread, comment, vote } = database
  const threadRecord = (id: string) => thread.findFirst({ where: { id: { equals: id } }, strict: true })
  return {
    threads: rows('thread', {
      toRow: ({ id, kind, itemId, reviewId, moved }) => ({ id, kind, itemId, reviewId, moved }),
      read: node => ({
        ...readPlace(node),
        id: node.field('id').text(),
        reviewId: node.field('reviewId').integer(),
        moved: node.field('moved').integer(Number.MIN_SAFE_INTEGER),
      }),
      create: row => thread.create(row),
    }),
    comments: rows('comment', {
      toRow: ({ id, managerId, message, created, member, thread }) => {
        return { id, managerId, message, created, memberId: member?.id ?? '', threadId: thread?.id ?? '' }
      },
      read: node => ({
        id: node.field('id').integer(),
        managerId: node.field('managerId').integer(1),
        message: node.field('message').text(),
        created: node.field('created').integer(),
        memberId: node.field('memberId').oneOf(memberIds),
        threadId: node.field('threadId').text(),
      }),
      references: ({ threadId }) => ({ thread: [threadId] }),
      create: ({ memberId, threadId, ...row }) =>
        comment.create({
          ...row,
          member: memberRecord(database, memberId),
          thread: threadRecord(threadId),
        }),
    }),
    votes: rows('vote', {
      toRow: ({ id, press, member, thread }) => {
        return { id, press, memberId: member?.id ?? '', threadId: thread?.id ?? '' }
      },
      read: node => ({
        id: node.field('id').text(),
        press: node.field('press').oneOf(presses),
        memberId: node.field('memberId').oneOf(memberIds),
        threadId: node.field('threadId').text(),
      }),
      references: ({ threadId }) => ({ thread: [threadId] }),
      create: ({ memberId, threadId, ...row }) =>
        vote.create({ ...row, member: memberRecord(database, memberId), thread: threadRecord(threadId) }),
    }),
  }
}
