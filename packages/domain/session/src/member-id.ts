import { combine } from 'effector'
import { $visitor, member, userInfo } from './model.ts'

/** The member's id at the hosts; null for all other visitors, and while unknown. */
export const $memberId = combine($visitor, userInfo.$state, member.$state, ({ kind }, user, info) =>
  kind === 'member' ? (user.data?.member?.member_id ?? info.data?.member_id ?? null) : null,
)
