import { combine, createStore, sample } from 'effector'
import { $visitor, loggedOut, member, sessionOpened, userInfo } from './model.ts'

/** The member's id at the hosts; null for other visitors, and while it is unknown. */
export const $memberId = combine($visitor, userInfo.$state, member.$state, ({ kind }, user, info) =>
  kind === 'member' ? (user.data?.member?.member_id ?? info.data?.member_id ?? null) : null,
)

/** The id of the last member on this page, even after their login has expired; null after a logout. */
export const $lastMemberId = createStore<string | null>(null, { serialize: 'ignore' })
  .on(sample({ clock: [$memberId, sessionOpened], source: $memberId }), (last, id) => id ?? last)
  .reset(loggedOut)
