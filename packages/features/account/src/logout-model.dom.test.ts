import { logoutFx } from '@jeoul/api'
import { forgetFilesFx } from '@jeoul/reviews/forget-drafts'
import { logoutPressed } from '@jeoul/session'
import { takePlace } from '@jeoul/ssr/login-place'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import './logout-model.ts'

test('logging out keeps the place on the page that it leads back to', async () => {
  history.replaceState(null, '', '/item/7?page=2#reviews')
  vi.stubGlobal('scrollY', 1200)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const scope = fork({
    handlers: [
      [logoutFx, () => ({ success: true })],
      [forgetFilesFx, () => {}],
    ],
  })
  await allSettled(logoutPressed, { scope })
  expect(assign).toHaveBeenCalledOnce()
  expect(takePlace()).toMatchObject({ href: '/item/7?page=2', hash: '#reviews', top: 1200 })
  vi.unstubAllGlobals()
})
