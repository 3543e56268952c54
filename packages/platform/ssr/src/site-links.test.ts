import { $siteProps, appStarted } from '@jeoul/page'
import { createServerHistory, historyOpened, navigate } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $canonical } from './canonical.ts'
import { $siteLinks } from './site-links.ts'

const props = {
  ...$siteProps.defaultState,
  origin: 'http://www.shop.test',
  otherSite: 'http://m.shop.test',
  loginUrl: 'http://login.test/in',
  logoutUrl: 'http://login.test/out',
}

test('regression: links to login, logout and the other site kept the address of the first page', async () => {
  const scope = fork()
  await allSettled(appStarted, { scope, params: props })
  await allSettled(historyOpened, { scope, params: createServerHistory('/') })
  await allSettled(navigate, { scope, params: { href: '/list/7?page=2' } })
  expect(scope.getState($siteLinks)).toEqual({
    otherSite: 'http://m.shop.test/list/7?page=2',
    switchSite: '/list/7?page=2&view=mobile',
    login: 'http://login.test/in?return=http%3A%2F%2Fwww.shop.test%2Flist%2F7%3Fpage%3D2',
    logout: 'http://login.test/out?return=http%3A%2F%2Fwww.shop.test%2Flist%2F7%3Fpage%3D2',
  })
})

test.each([
  [false, 'http://www.shop.test/list/7'],
  [true, 'http://m.shop.test/list/7'],
])('the canonical address is the desktop’s; on a phone: %s', async (isMobile, canonical) => {
  const scope = fork()
  await allSettled(appStarted, { scope, params: { ...props, isMobile } })
  await allSettled(historyOpened, { scope, params: createServerHistory('/list/7?page=2') })
  expect(scope.getState($canonical)).toBe(canonical)
})

test.each([
  ['/', false, 'http://m.shop.test/', '/?view=mobile'],
  ['/list/7', true, 'http://m.shop.test/list/7', '/list/7?view=pc'],
  ['/nowhere?a=1', false, 'http://m.shop.test/', '/?view=mobile'],
])('the page of %s on the other site', async (href, isMobile, otherSite, switchSite) => {
  const scope = fork()
  await allSettled(appStarted, { scope, params: { ...props, isMobile } })
  await allSettled(historyOpened, { scope, params: createServerHistory(href) })
  expect(scope.getState($siteLinks)).toMatchObject({ otherSite, switchSite })
})
