import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdSame } from '../exchanges/hold.ts'
import type { ReviewKind } from '../known/known.ts'
import { reviewOperations } from '../laws/review-kinds.ts'
import { reviewCalls, someDraft } from './review-calls.ts'
import { hardTexts, sameLines } from './texts.ts'
import { wishCalls } from './wish-calls.ts'

/** The maximum length that the documents allow, in characters. */
const maxLength = { review: 2000, comment: 500, group: 40, report: 1000 }

/**
 * Hosts return texts as they were sent: long ones, emoji, markup, quotes, line breaks, spaces, decomposed letters.
 * Source: the contract, which changes none of them.
 */
export function wholeReviews({ ask, known, callers }: Context, kind: ReviewKind): readonly Check[] {
  if (!callers.has('member') || known.itemIds.length === 0) return []
  const { create, createComment, updateComment, one } = reviewOperations(kind)
  return [
    lawCheck({
      id: 'whole-texts',
      name: 'texts are returned as they were written',
      operations: [create, createComment, updateComment, one],
      writes: true,
      share: 0.5,
      value: fc.record({
        item: fc.constantFrom(...known.itemIds),
        message: hardTexts(maxLength.review),
        comment: hardTexts(maxLength.comment),
        changed: hardTexts(maxLength.comment),
      }),
      async holds({ item, message, comment, changed }) {
        const reviews = reviewCalls(ask, kind, item)
        const written = await reviews.create({ ...someDraft, message })
        const id = written.body.result.idx_thread
        const read = await reviews.read(id)
        // Forms send line ends as CRLF.
        holdSame(
          'body.result.message',
          sameLines(read.body.result.message),
          sameLines(message),
          written,
          read,
        )
        const commented = await reviews.comment(id, comment)
        const first = await reviews.read(id)
        const at = 'body.result.thread.comments.0.message'
        holdSame(at, first.body.result.thread.comments[0]?.message, comment, commented, first)
        const edited = await reviews.changeComment(id, commented.body.result.idx_comment, changed)
        const second = await reviews.read(id)
        holdSame(at, second.body.result.thread.comments[0]?.message, changed, edited, second)
        await reviews.remove(id)
      },
    }),
  ]
}

/** The same for reports, and for names of groups. */
export function wholeTexts({ ask, known, callers }: Context): readonly Check[] {
  if (!callers.has('member') || known.itemIds.length === 0) return []
  const wish = wishCalls(ask, 'member')
  return [
    lawCheck({
      id: 'whole-texts',
      name: 'texts are returned as they were written',
      operations: ['createItemNotify', 'getItemNotify'],
      writes: true,
      share: 0.4,
      value: fc.record({ id: fc.constantFrom(...known.itemIds), ment: hardTexts(maxLength.report) }),
      async holds({ id, ment }) {
        const reasons = await ask.ok('getItemNotify', { values: { id }, as: 'member' })
        const [reason] = reasons.body.result.list
        if (!reason) return
        const json = { id_notify: reason.id_notify, ment }
        const sent = await ask.ok('createItemNotify', { values: { id }, body: { json }, as: 'member' })
        const read = await ask.ok('getItemNotify', { values: { id }, as: 'member' })
        const mine = read.body.result.reported.filter(report => report.idx_thread === undefined)
        holdSame(
          'body.result.reported',
          mine.map(report => report.ment),
          [ment],
          sent,
          read,
        )
      },
    }),
    lawCheck({
      id: 'renamed-wish-group',
      name: 'a wish group keeps its new name',
      operations: ['renameWishGroup', 'createWishGroup', 'getWishGroups'],
      writes: true,
      share: 0.4,
      value: fc.record({ name: hardTexts(maxLength.group), changed: hardTexts(maxLength.group) }),
      async holds({ name, changed }) {
        const made = await wish.create('new', name)
        const id = made.body.result.gid_zzim
        holdSame('body.result.name', made.body.result.name, name, made)
        const json = { name: changed }
        const renamed = await ask.ok('renameWishGroup', { values: { id }, body: { json }, as: 'member' })
        holdSame('body.result.name', renamed.body.result.name, changed, renamed)
        const groups = await wish.groups('new')
        const kept = groups.body.result.find(({ gid_zzim }) => gid_zzim === id)
        holdSame('body.result.name', kept?.name, changed, renamed, groups)
        await wish.removeGroup(id)
      },
    }),
  ]
}
