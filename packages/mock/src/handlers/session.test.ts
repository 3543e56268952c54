import { expect, test } from 'vitest'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { askHandlers } from './ask-handlers.ts'

const ask = askHandlers(tinyCatalogue({}), 'second')
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
