import { hold, holdSame } from '../exchanges/hold.ts'
import { type ReviewKind, reviewKinds } from '../known/known.ts'
import { caseLaw } from './law.ts'
import { itemsWithReviews, reviewOperations } from './reviews.ts'

const ofVisitor = { id: 'visitor-data', name: 'nothing belongs to a visitor' }

const visitorReviews = (kind: ReviewKind) => {
  const { list, info } = reviewOperations(kind)
  return caseLaw({
    ...ofVisitor,
    operations: [list, info],
    cases: ({ known }) => itemsWithReviews(known, kind),
    async holds({ ask }, id) {
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

/**
 * "Whether the token's member wrote it", "whether the member voted; false without a token": visitors own nothing.
 * Source: the contract.
 */
export const visitorData = [
  ...reviewKinds.map(visitorReviews),
  caseLaw({
    ...ofVisitor,
    operations: ['getProduct'],
    cases: ({ known }) => known.itemIds.slice(0, 10),
    async holds({ ask }, id) {
      const product = await ask.ok('getProduct', { values: { id } })
      holdSame('body.result.zzim_my', product.body.result.zzim_my, false, product)
    },
  }),
  caseLaw({
    ...ofVisitor,
    operations: ['getMinishop'],
    cases: ({ known }) => known.pools.MallWebUser ?? [],
    async holds({ ask }, mall_web_user) {
      const shop = await ask.ok('getMinishop', { values: { mall_web_user } })
      holdSame('body.result.zzim_state', shop.body.result.zzim_state, '0', shop)
    },
  }),
]

/** Both hosts agree on who is logged in. Source: specification sections 3, 6 and 7. */
export const sessions = [
  caseLaw({
    id: 'visitor-session',
    name: 'a visitor is not logged in',
    operations: ['getUser', 'queryUser'],
    cases: () => ['nobody', 'stranger'] as const,
    async holds({ ask, tokens }, caller) {
      const user = await ask.ok('getUser', { as: caller })
      holdSame('body.isLogin', user.body.isLogin, false, user)
      holdSame('body.result', user.body.result, null, user)
      const answer = await ask.ok('queryUser', { body: { json: { auth_token: tokens.stranger } } })
      holdSame('body.isLogin', answer.body.isLogin, false, answer)
    },
  }),
  caseLaw({
    id: 'member-identity',
    name: 'all calls return the same member',
    operations: ['getMember', 'getUser', 'queryUser'],
    cases: ({ callers }) => callers,
    async holds({ ask, tokens }, caller) {
      const member = await ask.ok('getMember', { as: caller })
      const user = await ask.ok('getUser', { as: caller })
      holdSame('body.isLogin', user.body.isLogin, true, user)
      holdSame('body.result', user.body.result, member.body.result, member, user)
      const answer = await ask.ok('queryUser', { body: { json: { auth_token: tokens[caller] } } })
      holdSame('body.result', answer.body.result, member.body.result, member, answer)
    },
  }),
  caseLaw({
    id: 'two-members',
    name: 'two tokens belong to two members',
    operations: ['getMember'],
    cases: ({ callers }) => (callers.size === 2 ? ['once'] : []),
    async holds({ ask }) {
      const member = await ask.ok('getMember', { as: 'member' })
      const other = await ask.ok('getMember', { as: 'other' })
      const isSame = member.body.result.member_id === other.body.result.member_id
      hold(!isSame, 'body.result.member_id', 'is the same for both', member, other)
    },
  }),
]

/**
 * "Both hosts return the same groups", and "newest item in it first", for the groups that members already have. Source:
 * the contract.
 */
export const ownGroups = [
  caseLaw({
    id: 'wish-groups-of-hosts',
    name: 'both hosts return the same wish groups',
    operations: ['getZzimGroups', 'getWishGroups'],
    cases: ({ callers }) => callers,
    async holds({ ask }, as) {
      const groups = await ask.ok('getWishGroups', { as })
      const legacy = await ask.ok('getZzimGroups', { as })
      const groupsOf = ({ body }: typeof groups) =>
        body.result.map(({ gid_zzim, name, items }) => ({
          gid_zzim,
          name,
          items: items.map(({ item_id, created }) => ({ item_id, created })),
        }))
      holdSame('body.result', groupsOf(legacy), groupsOf(groups), groups, legacy)
    },
  }),
  caseLaw({
    id: 'wish-items-newest-first',
    name: 'the newest item of a wish group comes first',
    operations: ['getWishGroups'],
    cases: ({ callers }) => callers,
    async holds({ ask }, as) {
      const groups = await ask.ok('getWishGroups', { as })
      for (const [place, { items }] of groups.body.result.entries()) {
        for (const [at, { created }] of items.entries()) {
          const before = items[at - 1]?.created ?? created
          const where = `body.result.${place}.items.${at}.created`
          hold(Date.parse(before) >= Date.parse(created), where, 'is later than the one before', groups)
        }
      }
    },
  }),
]
