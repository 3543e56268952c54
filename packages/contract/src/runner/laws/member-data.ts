import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdSame } from '../exchanges/hold.ts'
import type { ReviewKind } from '../known/known.ts'
import { reviewKinds, reviewOperations } from './review-kinds.ts'
import { itemsWithReviews } from './review-pages.ts'

/**
 * "Whether the token's member wrote it", "whether the member voted; false without a token": visitors own nothing.
 * Source: the contract.
 */
export function memberData({ ask, known }: Context): readonly Check[] {
  const ofReviews = (kind: ReviewKind) => {
    const { list, info } = reviewOperations(kind)
    return caseCheck({
      id: 'visitor-data',
      name: 'nothing belongs to a visitor',
      operations: [list, info],
      cases: () => itemsWithReviews(known.reviews, kind),
      async holds(id) {
        const reviews = await ask.ok(list, { values: { id } })
        for (const [place, { isMine, thread }] of reviews.body.result.list.entries()) {
          const at = `body.result.list.${place}`
          holdSame(`${at}.isMine`, isMine, false, reviews)
          const { hasMyLike, hasMyHate } = thread
          const none = { hasMyLike: false, hasMyHate: false }
          holdSame(`${at}.thread`, { hasMyLike, hasMyHate }, none, reviews)
        }
        const figures = await ask.ok(info, { values: { id } })
        const { memberWriteCheck } = figures.body.result.auth
        holdSame('body.result.auth.memberWriteCheck', memberWriteCheck, false, figures)
      },
    })
  }
  return [
    ...reviewKinds.map(ofReviews),
    caseCheck({
      id: 'visitor-data',
      name: 'nothing belongs to a visitor',
      operations: ['getProduct'],
      cases: () => known.itemIds.slice(0, 10),
      async holds(id) {
        const product = await ask.ok('getProduct', { values: { id } })
        holdSame('body.result.zzim_my', product.body.result.zzim_my, false, product)
      },
    }),
    caseCheck({
      id: 'visitor-data',
      name: 'nothing belongs to a visitor',
      operations: ['getMinishop'],
      cases: () => known.pools.MallWebUser ?? [],
      async holds(mall_web_user) {
        const shop = await ask.ok('getMinishop', { values: { mall_web_user } })
        holdSame('body.result.zzim_state', shop.body.result.zzim_state, '0', shop)
      },
    }),
  ]
}
