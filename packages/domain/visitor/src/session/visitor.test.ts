import type { Failure, Loaded } from '@jeoul/api'
import type { Member } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { type UserInfo, visitorOf } from './visitor.ts'

const failed = (status: number): { status: 'failed'; data: null; failure: Failure } => ({
  status: 'failed',
  data: null,
  failure: { kind: 'status', status },
})
const loading = { status: 'loading', data: null } as const
const idle = { status: 'idle', data: null } as const
const memberOf = (nickname: string): Member => ({ member_id: 'member1', nickname })
const full = <Data>(data: Data) => ({ status: 'full', data }) as const
const login = (nickname: string | null): Loaded<UserInfo> =>
  full({ isLogin: true, member: nickname === null ? null : memberOf(nickname) })
const member = (nickname: string): Loaded<Member> => full(memberOf(nickname))
const nobody: Loaded<UserInfo> = full({ isLogin: false, member: null })

describe('"Two states: anonymous and logged in"', () => {
  test('without a token the visitor is anonymous, whatever the hosts answer', () => {
    expect(visitorOf(false, login('저울'), member('저울')).kind).toBe('anonymous')
  })

  test.each<[string, Loaded<UserInfo>, Loaded<Member>, string, string | null]>([
    ['both hosts know them', login('유저'), member('멤버'), 'member', '유저'],
    ['the name is missing in one', login(null), member('멤버'), 'member', '멤버'],
    ['one is down', failed(500), member('멤버'), 'member', '멤버'],
    ['the other is down', login('유저'), failed(500), 'member', '유저'],
    ['the other is late', login('유저'), loading, 'member', '유저'],
    ['isLogin is false', nobody, member('멤버'), 'anonymous', null],
    ['the token is refused', login('유저'), failed(401), 'anonymous', null],
    ['the token is refused, and the other host is down', failed(500), failed(401), 'anonymous', null],
    ['neither was asked', idle, idle, 'waiting', null],
    ['both are late', loading, loading, 'waiting', null],
    ['the name is late', login(null), loading, 'waiting', null],
    ['one is down, the other late', failed(500), loading, 'waiting', null],
    ['both are down', failed(500), failed(503), 'unknown', null],
    ['the name cannot be had', login(null), failed(500), 'unknown', null],
  ])('%s', (_, user, info, kind, nickname) => {
    expect(visitorOf(true, user, info)).toEqual({ kind, nickname })
  })
})
