import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'

/** Both hosts agree on who is logged in. Source: specification sections 3, 6 and 7. */
export function sessions({ ask, callers, tokens }: Context): readonly Check[] {
  const known = (['member', 'other'] as const).filter(caller => callers.has(caller))
  return [
    caseCheck({
      id: 'visitor-session',
      name: 'a visitor is not logged in',
      operations: ['getUser', 'queryUser'],
      cases: () => ['nobody', 'stranger'] as const,
      async holds(caller) {
        const user = await ask.ok('getUser', { as: caller })
        holdSame('body.isLogin', user.body.isLogin, false, user)
        holdSame('body.result', user.body.result, null, user)
        const answer = await ask.ok('queryUser', { body: { json: { auth_token: tokens.stranger } } })
        holdSame('body.isLogin', answer.body.isLogin, false, answer)
      },
    }),
    caseCheck({
      id: 'member-identity',
      name: 'all calls return the same member',
      operations: ['getMember', 'getUser', 'queryUser'],
      cases: () => known,
      async holds(caller) {
        const member = await ask.ok('getMember', { as: caller })
        const user = await ask.ok('getUser', { as: caller })
        holdSame('body.isLogin', user.body.isLogin, true, user)
        holdSame('body.result', user.body.result, member.body.result, member, user)
        const answer = await ask.ok('queryUser', { body: { json: { auth_token: tokens[caller] } } })
        holdSame('body.result', answer.body.result, member.body.result, member, answer)
      },
    }),
    caseCheck({
      id: 'two-members',
      name: 'two tokens belong to two members',
      operations: ['getMember'],
      cases: () => (known.length === 2 ? ['once'] : []),
      async holds() {
        const member = await ask.ok('getMember', { as: 'member' })
        const other = await ask.ok('getMember', { as: 'other' })
        const isSame = member.body.result.member_id === other.body.result.member_id
        hold(!isSame, 'body.result.member_id', 'is the same for both', member, other)
      },
    }),
  ]
}
