import { getMemberFx, getUserFx } from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'

test.each([
  [true, 1],
  [false, 0],
])(
  'regression: a model loaded after the page’s start requested nothing (token %j)',
  async (isLogged, calls) => {
    const [member, user] = [vi.fn<() => unknown>(), vi.fn<() => unknown>()]
    const scope = fork({
      handlers: [
        [getMemberFx, member],
        [getUserFx, user],
      ],
    })
    member.mockReturnValue({ success: true, result: { nickname: '저울회원1' } })
    user.mockReturnValue({ success: true, isLogin: true, result: { nickname: '저울회원1' } })
    await allSettled(appStarted, { scope, params: { ...scope.getState($siteProps), isLogged } })
    const { $isLogin, sessionOpened } = await import('./model.ts')
    expect(member).not.toHaveBeenCalled()
    await allSettled(sessionOpened, { scope })
    await allSettled(sessionOpened, { scope })
    expect([member, user].map(({ mock }) => mock.calls.length)).toEqual([calls, calls])
    expect(scope.getState($isLogin)).toBe(isLogged)
  },
)
