import { getMemberFx, getUserFx, logoutFx, requestFor } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $pageProps } from '@jeoul/page'
import { combine, createEvent, sample } from 'effector'
import { visitorOf } from './visitor.ts'

/** The member whose token the page was opened with. */
const member = createResource({
  call: getMemberFx,
  read: ({ success, result }) => (success && result.nickname ? result : null),
})

/** Whether that token belongs to a member, and to whom. */
const userInfo = createResource({
  call: getUserFx,
  read: ({ success, isLogin, result }) => (success ? { isLogin: isLogin === true, member: result } : null),
})

const $isLogged = $pageProps.map(({ isLogged }) => isLogged)
const $params = $isLogged.map(isLogged => (isLogged ? {} : null))
requestFor(member, $params)
requestFor(userInfo, $params)

/** The visitor: unknown, anonymous or a member. */
export const $visitor = combine($pageProps, userInfo.$state, member.$state, ({ isLogged }, user, info) =>
  visitorOf(isLogged, user, info),
)

/** Whether the visitor is known to be a member. */
export const $isLogin = $visitor.map(({ kind }) => kind === 'member')

/** Logs the member out at the host. */
export const logoutPressed = createEvent()
sample({ clock: logoutPressed, fn: () => ({}), target: logoutFx })

/** The host has answered, or failed to: either way the cookie has to be cleared. */
export const loggedOut = createEvent()
sample({ clock: logoutFx.finally, fn: () => {}, target: loggedOut })
