import type { Loaded } from '@jeoul/api'
import type { Member } from '@jeoul/api/types'

/** The response of `user/info`: isLogin and the user (specification, section 3). */
export interface UserInfo {
  readonly isLogin: boolean
  readonly member: Member | null
}

/**
 * The visitor in "two states: anonymous and logged in" (specification, section 6), and in a third while neither is
 * known.
 */
export type Visitor =
  | { readonly kind: 'anonymous' | 'waiting' | 'unknown'; readonly nickname: null }
  | { readonly kind: 'member'; readonly nickname: string }

/**
 * Combines the responses of both hosts. `isLogin` of `user/info` decides; `member/info` provides a missing name and
 * replaces a failed response. A refused token means an anonymous visitor (assumed).
 *
 * @param isLogged whether the page was requested with a token
 */
export function visitorOf(isLogged: boolean, user: Loaded<UserInfo>, member: Loaded<Member>): Visitor {
  if (!isLogged) return anonymous
  const nickname = user.data?.member?.nickname ?? member.data?.nickname
  const isLogin = user.data?.isLogin ?? (member.data !== null || undefined)
  if (isLogin === false || isRefused(user) || isRefused(member)) return anonymous
  if (isLogin && nickname) return { kind: 'member', nickname }
  const isOpen = [user, member].some(({ status }) => status === 'idle' || status === 'loading')
  return isOpen ? waiting : unknown
}

const anonymous: Visitor = { kind: 'anonymous', nickname: null }
const waiting: Visitor = { kind: 'waiting', nickname: null }
const unknown: Visitor = { kind: 'unknown', nickname: null }

function isRefused(load: Loaded<unknown>): boolean {
  return load.status === 'failed' && load.failure.status === 401
}
