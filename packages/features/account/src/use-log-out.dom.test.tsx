import { ApiError, logoutFx } from '@jeoul/api'
import { readToken } from '@jeoul/page'
import { forgetFilesFx } from '@jeoul/reviews/forget-drafts'
import { takePlace } from '@jeoul/ssr/login-place'
import { fireEvent, render, screen } from '@testing-library/react'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { expect, test, vi } from 'vitest'
import { useLogOut } from './use-log-out.ts'

function LogOutLink() {
  return (
    <a href="/logout" onClick={useLogOut()}>
      로그아웃
    </a>
  )
}

/** Presses the link, and waits for everything that follows. */
async function logOut(scope: Scope) {
  const { unmount } = render(
    <Provider value={scope}>
      <LogOutLink />
    </Provider>,
  )
  fireEvent.click(screen.getByRole('link', { name: '로그아웃' }))
  await allSettled(scope)
  unmount()
}

test('logging out returns to the same page', async () => {
  history.replaceState(null, '', '/item/7?page=2#reviews')
  vi.stubGlobal('scrollY', 1200)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const scope = fork({
    handlers: [
      [logoutFx, () => ({ success: true })],
      [forgetFilesFx, () => {}],
    ],
  })
  await logOut(scope)
  expect(assign).toHaveBeenCalledOnce()
  expect(takePlace()).toMatchObject({ href: '/item/7?page=2', hash: '#reviews', top: 1200 })
  vi.unstubAllGlobals()
})

test.each([
  ['with', true, 1],
  ['without', false, 0],
])(
  '%s a network the token is gone after 로그아웃, so the next page is a visitor’s',
  async (_, isOnline, left) => {
    document.cookie = 'auth_token=abc; path=/'
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const assign = vi
      .spyOn(location, 'assign')
      .mockReset()
      .mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const lost = () => {
      throw new ApiError('network', 'offline')
    }
    const scope = fork({
      handlers: [
        [logoutFx, isOnline ? () => ({ success: true }) : lost],
        [forgetFilesFx, () => {}],
      ],
    })
    await logOut(scope)
    expect(readToken(document.cookie)).toBeNull()
    expect(assign).toHaveBeenCalledTimes(left)
  },
)
