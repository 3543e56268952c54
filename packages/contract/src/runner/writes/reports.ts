import type { NotifyReport } from '@jeoul/api/types'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { ReviewKind } from '../known/known.ts'
import { reviewOperations } from '../laws/review-kinds.ts'
import { arbitraryOf } from '../requests/arbitrary-of.ts'
import { reviewCalls, someDraft } from './review-calls.ts'

type Target = Omit<NotifyReport, 'id_notify' | 'ment'>

/**
 * "The member's earlier reports here": the author can read a report; a second one by the author replaces it, one by a
 * visitor does not. Source: the contract.
 */
export function itemReports(context: Context): readonly Check[] {
  const { ask, known, callers } = context
  if (!callers.has('member') || known.itemIds.length === 0) return []
  return [
    lawCheck({
      id: 'reports',
      name: 'a report can be read by its author, and a second one replaces it',
      operations: ['createItemNotify', 'getItemNotify'],
      writes: true,
      share: 0.3,
      value: fc.record({ id: fc.constantFrom(...known.itemIds), report: reportsOf(context) }),
      async holds({ id, report }) {
        const values = { id }
        await holdReported({
          reasons: as => ask.ok('getItemNotify', { values, as }),
          send: (json, as) => ask.ok('createItemNotify', { values, body: { json }, as }),
          target: {},
          report,
        })
      },
    }),
  ]
}

/** The same for reports of a review and of a comment on it. */
export function reviewReports(context: Context, kind: ReviewKind): readonly Check[] {
  const { ask, known, callers } = context
  if (!callers.has('member') || known.itemIds.length === 0) return []
  const { report, reportComment, reasons } = reviewOperations(kind)
  return [
    lawCheck({
      id: 'reports',
      name: 'a report can be read by its author, and a second one replaces it',
      operations: [report, reportComment, reasons],
      writes: true,
      share: 0.3,
      value: fc.record({ id: fc.constantFrom(...known.itemIds), words: reportsOf(context) }),
      async holds({ id, words }) {
        const reviews = reviewCalls(ask, kind, id)
        const thread = (await reviews.create(someDraft)).body.result.idx_thread
        const comment = (await reviews.comment(thread, '신고할 글')).body.result.idx_comment
        const shared = {
          reasons: (as: Reporter) => ask.ok(reasons, { values: { id }, as }),
          report: words,
        }
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
        await reviews.remove(thread)
      },
    }),
  ]
}

type Reporter = 'member' | 'nobody'

interface Reporting {
  reasons(
    as: Reporter,
  ): Promise<Exchange<{ result: { list: readonly NotifyReport[]; reported: readonly NotifyReport[] } }>>
  send(report: object, as: Reporter): Promise<Exchange>
  readonly target: Target
  readonly report: { readonly ments: readonly string[]; readonly pick: number }
}

async function holdReported({ reasons, send, target, report: { ments, pick } }: Reporting): Promise<void> {
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
  hold(
    visited.body.result.reported.length === 0,
    'body.result.reported',
    'shows reports to a visitor',
    visited,
  )
}

function reportsOf({ contract: { documents } }: Context) {
  const drafts = arbitraryOf(documents, {}, { $ref: 'report.yaml#/components/schemas/NotifyDraft' })
  const ment = drafts.map(draft => String(Object(draft).ment))
  return fc.record({ ments: fc.array(ment, { minLength: 1, maxLength: 2 }), pick: fc.nat({ max: 20 }) })
}
