import { getMemberFx, getUserFx, loginRefused, logoutFx, requestFor, tokenChanged } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $isLogged } from '@jeoul/page'
import { combine, createEvent, createStore, sample } from 'effector'
import { createPersisted } from '../device/index.ts'
import { visitorOf } from './visitor.ts'

/**
 * The page is ready for session-dependent work: the visitor is looked up, unless the server did so, and an action that
 * waited for a login is done.
 */
export const sessionOpened = createEvent()

/** The member to whom the page's token belongs. */
const member = createResource({
  call: getMemberFx,
  read: ({ success, result }) => (success && result.nickname ? result : null),
})

/** Whether the page's token belongs to a member, and that member. */
const userInfo = createResource({
  call: getUserFx,
  read: ({ success, isLogin, result }) => (success ? { isLogin: isLogin === true, member: result } : null),
})

const $params = $isLogged.map(isLogged => (isLogged ? {} : null))
requestFor(member, $params, sessionOpened)
requestFor(userInfo, $params, sessionOpened)

// Another token may belong to another member, so the previous member's data is dropped.
sample({ clock: tokenChanged, target: [member.reset, userInfo.reset] })
// `isLogin` decides: a token that belongs to no member is dropped.
sample({
  clock: userInfo.loaded,
  filter: ({ data }) => data?.isLogin === false,
  fn: () => null,
  target: tokenChanged,
})

/** The visitor: unknown, anonymous or a member. */
export const $visitor = combine($isLogged, userInfo.$state, member.$state, visitorOf)

/** Whether the visitor is known to be a member. */
export const $isLogin = $visitor.map(({ kind }) => kind === 'member')

const $tokenSince = createStore<number | null>(null, { serialize: 'ignore' }).on(tokenChanged, () =>
  Date.now(),
)

/** The time of the page's login, in milliseconds since 1970; null without one. */
export const $loggedInAt = combine($isLogged, $tokenSince, (isLogged, since) =>
  isLogged ? (since ?? performance.timeOrigin) : null,
)

const $wasMember = createStore(false, { serialize: 'ignore' }).on(
  sample({ clock: [$visitor, sessionOpened], source: $visitor }),
  (was, { kind }) => was || kind === 'member',
)

/** A host refused a call of a known member, so the login has expired. */
export const memberRefused = sample({ clock: loginRefused, filter: $wasMember, fn: () => {} })
$wasMember.reset(memberRefused)

/** Logs the member out at the host. */
export const logoutPressed = createEvent()
sample({ clock: logoutPressed, fn: () => ({}), target: logoutFx })

/** The host answered the logout or failed. In either case the cookie has to be cleared. */
export const loggedOut = createEvent()
sample({ clock: logoutFx.finally, target: loggedOut })

/** The time of the last logout on this device, in milliseconds since 1970. Other tabs see it at once. */
const loggedOutAt = createPersisted<number>({
  key: 'logged-out',
  read: found => (typeof found === 'number' ? found : null),
  initial: 0,
})
sample({ clock: loggedOut, fn: () => Date.now(), target: loggedOutAt.changed })
sample({
  clock: [loggedOutAt.$value, sessionOpened],
  source: { since: $loggedInAt, time: loggedOutAt.$value },
  filter: ({ since, time }) => since !== null && time > since,
  fn: () => null,
  target: tokenChanged,
})

/** The member's id at the hosts; null for other visitors, and while it is unknown. */
export const $memberId = combine($visitor, userInfo.$state, member.$state, ({ kind }, user, info) =>
  kind === 'member' ? (user.data?.member?.member_id ?? info.data?.member_id ?? null) : null,
)

/** The id of the last member on this page, even after their login has expired; null after a logout. */
export const $lastMemberId = createStore<string | null>(null, { serialize: 'ignore' })
  .on(sample({ clock: [$memberId, sessionOpened], source: $memberId }), (last, id) => id ?? last)
  .reset(loggedOut)
