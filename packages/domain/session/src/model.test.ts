import { ApiError, getMemberFx } from '@jeoul/api'
import { $pageProps, appStarted } from '@jeoul/page'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $isLogin, member } from './model.ts'

afterEach(() => vi.restoreAllMocks())

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})

const memberAnswer = () => ({
  success: true,
  message: 'success',
  result: { member_id: 'member1', nickname: '저울회원1' },
})

async function begin({ isLogged, answer = memberAnswer }: { isLogged: boolean; answer?: () => unknown }) {
  const asked = vi.fn(answer)
  const scope = fork({ handlers: [[getMemberFx, asked]] })
  await allSettled(appStarted, { scope, params: { ...scope.getState($pageProps), isLogged } })
  return { scope, asked }
}

test('"anonymous or logged in": who has a token is asked after', async () => {
  const { scope } = await begin({ isLogged: true })
  expect(scope.getState($isLogin)).toBe(true)
  expect(scope.getState(member.$state).data?.nickname).toBe('저울회원1')
})

test('"anonymous or logged in": nobody is asked after without a token', async () => {
  const { scope, asked } = await begin({ isLogged: false })
  expect(asked).not.toHaveBeenCalled()
  expect(scope.getState($isLogin)).toBe(false)
})

test('a token that is refused logs nobody in', async () => {
  silence()
  const { scope } = await begin({
    isLogged: true,
    answer: () => {
      throw new ApiError('status', 'expired', 401)
    },
  })
  expect(scope.getState($isLogin)).toBe(false)
  expect(scope.getState(member.$state)).toMatchObject({ status: 'failed', failure: { status: 401 } })
})

test('"A success response is required before data is stored"', async () => {
  silence()
  const { scope } = await begin({ isLogged: true, answer: () => ({ ...memberAnswer(), success: false }) })
  expect(scope.getState($isLogin)).toBe(false)
  expect(scope.getState(member.$state).data).toBeNull()
})

test('two scopes do not leak into each other', async () => {
  const [one, two] = [await begin({ isLogged: true }), await begin({ isLogged: false })]
  expect([one, two].map(({ scope }) => scope.getState($isLogin))).toEqual([true, false])
})
