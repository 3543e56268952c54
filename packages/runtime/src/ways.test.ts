import { appStarted } from '@jeoul/page'
import { createServerHistory, historyOpened, navigated } from '@jeoul/routing'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $ways } from './ways.ts'

const props = {
  pageType: 'list' as const,
  isMobile: false,
  isLogged: false,
  idxBManager: 1,
  isPopup: false,
  isBot: false,
  origin: 'http://www.shop.test',
  otherSite: 'http://m.shop.test',
  loginUrl: 'http://login.test/in',
  logoutUrl: 'http://login.test/out',
}

test('regression: ways out kept pointing at the first page after moving on', async () => {
  const scope = fork()
  await allSettled(appStarted, { scope, params: props })
  await allSettled(historyOpened, { scope, params: createServerHistory('/') })
  await allSettled(navigated, { scope, params: { href: '/list/7?page=2' } })
  expect(scope.getState($ways)).toEqual({
    otherSite: 'http://m.shop.test/list/7?page=2',
    login: 'http://login.test/in?return=http%3A%2F%2Fwww.shop.test%2Flist%2F7%3Fpage%3D2',
    logout: 'http://login.test/out?return=http%3A%2F%2Fwww.shop.test%2Flist%2F7%3Fpage%3D2',
  })
})
