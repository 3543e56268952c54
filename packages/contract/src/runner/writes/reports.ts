import type { NotifyReport } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { ReviewKind } from '../known/known.ts'
import { type Law, propertyLaw } from '../laws/law.ts'
import { reviewOperations } from '../laws/reviews.ts'
import type { Context } from '../prepare-run.ts'
import { arbitraryOf } from '../requests/arbitrary-of.ts'
import { reviewCalls, someDraft } from './review-calls.ts'
import { hardTexts } from './texts.ts'

const described = {
  id: 'reports',
  name: 'a report can be read by its author, and a second one replaces it',
  needs: ['member', 'items'],
  writes: true,
  share: 0.3,
} as const

/**
 * "The member's earlier reports here": the author can read a report; a second one by the author replaces it, one by a
 * visitor does not. Source: the contract.
 */
export const itemReports = propertyLaw({
  ...described,
  operations: ['createItemNotify', 'getItemNotify'],
  value: context => fc.record({ id: fc.constantFrom(...context.known.itemIds), words: wordsOf(context) }),
  async holds({ ask }, { id, words }) {
    const values = { id }
    await holdReported({
      reasons: as => ask.ok('getItemNotify', { values, as }),
      send: (json, as) => ask.ok('createItemNotify', { values, body: { json }, as }),
      target: {},
      words,
    })
  },
})

/** The same for reports of a review and of a comment on it. */
export function reviewReports(kind: ReviewKind): Law {
  const { report, reportComment, reasons } = reviewOperations(kind)
  return propertyLaw({
    ...described,
    operations: [report, reportComment, reasons],
    value: context => fc.record({ id: fc.constantFrom(...context.known.itemIds), words: wordsOf(context) }),
    async holds({ ask }, { id, words }) {
      const reviews = reviewCalls(kind, id)
      const review = await ask.ok(...reviews.create(someDraft))
      const thread = review.body.result.idx_thread
      const commented = await ask.ok(...reviews.comment(thread, '신고할 글'))
      const comment = commented.body.result.idx_comment
      const shared = { reasons: (as: Reporter) => ask.ok(reasons, { values: { id }, as }), words }
      await holdReported({
        ...shared,
        send: (json, as) => ask.ok(report, { values: { id, review: thread }, body: { json }, as }),
        target: { idx_thread: thread },
      })
      await holdReported({
        ...shared,
        send: (json, as) => ask.ok(reportComment, { values: { id, thread, comment }, body: { json }, as }),
        target: { idx_thread: thread, idx_comment: comment },
      })
      await ask.ok(...reviews.remove(thread))
    },
  })
}

type Reporter = 'member' | 'nobody'

interface Reporting {
  reasons(
    as: Reporter,
  ): Promise<Exchange<{ result: { list: readonly NotifyReport[]; reported: readonly NotifyReport[] } }>>
  send(report: object, as: Reporter): Promise<Exchange>
  readonly target: Omit<NotifyReport, 'id_notify' | 'ment'>
  readonly words: { readonly ments: readonly string[]; readonly pick: number }
}

async function holdReported({ reasons, send, target, words: { ments, pick } }: Reporting): Promise<void> {
  const { list } = (await reasons('member')).body.result
  const holdMine = async (wanted: object, ...by: readonly Exchange[]) => {
    const shown = await reasons('member')
    const mine = shown.body.result.reported.filter(
      ({ idx_thread, idx_comment }) => idx_thread === target.idx_thread && idx_comment === target.idx_comment,
    )
    const is = mine.map(({ id_notify, ment }) => ({ id_notify, ment }))
    holdSame('body.result.reported', is, [wanted], ...by, shown)
  }
  for (const [place, ment] of ments.entries()) {
    const reason = list[(pick + place) % list.length]
    if (!reason) return
    const sent = { id_notify: reason.id_notify, ment }
    await holdMine(sent, await send(sent, 'member'))
    const visitors = { ...sent, ment: `${place} 로그인하지 않고 신고해요` }
    await holdMine(sent, await send(visitors, 'nobody'))
  }
  const visited = await reasons('nobody')
  const { reported } = visited.body.result
  hold(reported.length === 0, 'body.result.reported', 'shows reports to a visitor', visited)
}

function wordsOf({ contract: { documents } }: Context) {
  const drafts = arbitraryOf(documents, {}, { $ref: 'report.yaml#/components/schemas/NotifyDraft' })
  const ment = drafts.map(draft => String(Object(draft).ment))
  return fc.record({ ments: fc.array(ment, { minLength: 1, maxLength: 2 }), pick: fc.nat({ max: 20 }) })
}

/** A report keeps its text as it was sent. */
export const wholeReports = propertyLaw({
  id: 'whole-texts',
  name: 'texts are returned as they were written',
  operations: ['createItemNotify', 'getItemNotify'],
  needs: ['member', 'items'],
  writes: true,
  share: 0.4,
  value: ({ contract, known }) =>
    fc.record({ id: fc.constantFrom(...known.itemIds), ment: hardTexts(contract.documents, 'report') }),
  async holds({ ask }, { id, ment }) {
    const reasons = await ask.ok('getItemNotify', { values: { id }, as: 'member' })
    const [reason] = reasons.body.result.list
    if (!reason) return
    const json = { id_notify: reason.id_notify, ment }
    const sent = await ask.ok('createItemNotify', { values: { id }, body: { json }, as: 'member' })
    const read = await ask.ok('getItemNotify', { values: { id }, as: 'member' })
    const mine = read.body.result.reported.filter(report => report.idx_thread === undefined)
    const ments = mine.map(report => report.ment)
    holdSame('body.result.reported', ments, [ment], sent, read)
  },
})
