import { describe, expect, test } from 'vitest'
import { pageProps } from './page-props.ts'
import { readSiteConfig } from './site-config.ts'

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

function propsOf(path: string, { userAgent = browser, token = null as string | null, env = {} } = {}) {
  const config = readSiteConfig(env, { port: 4000, otherSite: 'http://m.shop.test' })
  return pageProps({ url: new URL(path, 'http://localhost:4000'), userAgent, token }, false, config)
}

test('"Page properties also carry: isMobile, isLogged, idxBManager, isPopup"', () => {
  expect(propsOf('/list/111213?page=2')).toEqual({
    pageType: 'list',
    isMobile: false,
    isLogged: false,
    idxBManager: 1,
    isPopup: false,
    isBot: false,
    origin: 'http://localhost:4000',
    otherSite: 'http://m.shop.test',
    loginUrl: 'http://localhost:4010/__mock/login',
    logoutUrl: 'http://localhost:4010/__mock/logout',
  })
})

describe('"The type is one of: list, detail, compare, link"', () => {
  test.each([
    ['/', 'list'],
    ['/list/111213', 'list'],
    ['/search?keyword=item', 'list'],
    ['/item/7', 'detail'],
    ['/compare?items=1,2', 'compare'],
    ['/link/7/3', 'link'],
    ['/items', 'list'],
    ['/constructor', 'list'],
  ])('%s is a %s', (path, pageType) => {
    expect(propsOf(path).pageType).toBe(pageType)
  })
})

test.each([
  ['/item/7?popup=1', true],
  ['/item/7?popup=0', false],
  ['/item/7?popup', false],
  ['/item/7', false],
])('%s is a popup: %j', (path, isPopup) => {
  expect(propsOf(path).isPopup).toBe(isPopup)
})

test.each([
  [browser, false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)', true],
  ['Mozilla/5.0 (compatible; Daum/4.1; +http://cs.daum.net/faq)', true],
  ['facebookexternalhit/1.1', true],
  ['', false],
])('%j is a bot: %j', (userAgent, isBot) => {
  expect(propsOf('/', { userAgent }).isBot).toBe(isBot)
})

test('who brings a token is logged in', () => {
  expect(propsOf('/', { token: 'abc' }).isLogged).toBe(true)
})

test('behind a proxy the origin is the one that visitors see', () => {
  const { origin } = propsOf('/', { env: { JEOUL_ORIGIN: 'https://www.jeoul.test/' } })
  expect(origin).toBe('https://www.jeoul.test')
})
