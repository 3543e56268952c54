import { describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const ask = askHandlers(tinyCatalogue({}), 'second')
const askMain = askHandlers(tinyCatalogue({}), 'main')
const askAs = (authorization: string) =>
  ask('/api/v1/member/info', { headers: { Authorization: authorization } })

test('knows the member of a token', async () => {
  const { status, body } = await askAs('Bearer jeoul-mock-token-3')
  expect([status, body.result]).toEqual([200, { member_id: 'member3', nickname: '저울회원3' }])
})

test.each(['Bearer unknown', 'Bearer ', 'Basic jeoul-mock-token-1', 'jeoul-mock-token-1'])(
  'answers %j with 401',
  async authorization => {
    expect(await askAs(authorization)).toMatchObject({ status: 401, body: { success: false } })
  },
)

test('answers 401 without a token', async () => {
  expect((await ask('/api/v1/member/info')).status).toBe(401)
})

describe('the visitor', () => {
  const user = '/front/v2/user/info'
  const query = (body: unknown, headers = {}) =>
    askMain(user, { method: 'POST', body: JSON.stringify(body), headers })

  test('is a member with a token', async () => {
    const { body } = await askMain(user, { headers: { Authorization: 'Bearer jeoul-mock-token-1' } })
    expect(body).toMatchObject({ isLogin: true, result: { member_id: 'member1' } })
  })

  test.each([{}, { Authorization: 'Bearer unknown' }])(
    'is not logged in with %j, which is no error',
    async headers => {
      expect(await askMain(user, { headers })).toMatchObject({
        status: 200,
        body: { isLogin: false, result: null },
      })
    },
  )

  test('is the member of the token in the body, regardless of the header', async () => {
    const headers = { Authorization: 'Bearer jeoul-mock-token-1' }
    expect((await query({ auth_token: 'jeoul-mock-token-2' }, headers)).body.result.member_id).toBe('member2')
    expect((await query({ auth_token: 'unknown' }, headers)).body.isLogin).toBe(false)
  })

  test.each([[], null, 'token', {}, { auth_token: '' }, { auth_token: 1 }, { auth_token: 'a'.repeat(401) }])(
    'is refused for %j',
    async body => {
      const answer = await query(body)
      expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(/^body/)])
    },
  )

  test('can be logged out repeatedly', async () => {
    const answer = { status: 200, body: { success: true, message: 'success', result: null } }
    expect(await askMain('/logout')).toEqual(answer)
    expect(await askMain('/logout')).toEqual(answer)
  })
})
