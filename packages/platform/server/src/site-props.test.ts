import { expect, test } from 'vitest'
import { readSiteConfig } from './site-config.ts'
import { siteProps } from './site-props.ts'

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

function propsOf(path: string, { userAgent = browser, token = null as string | null, env = {} } = {}) {
  const config = readSiteConfig(env, { port: 4000, otherSite: 'http://m.shop.test' })
  return siteProps({ url: new URL(path, 'http://localhost:4000'), userAgent, token }, false, config)
}

test('"Page properties also carry: isMobile, isLogged", and what the site is configured with', () => {
  expect(propsOf('/list/111213?page=2')).toEqual({
    isMobile: false,
    isLogged: false,
    isBot: false,
    origin: 'http://localhost:4000',
    otherSite: 'http://m.shop.test',
    loginUrl: 'http://localhost:4010/__mock/login',
    logoutUrl: 'http://localhost:4010/__mock/logout',
    operator: {},
  })
})

test.each([
  [browser, false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)', true],
  ['Mozilla/5.0 (compatible; Daum/4.1; +http://cs.daum.net/faq)', true],
  ['Mozilla/5.0 (compatible; Daumoa/4.0)', true],
  ['facebookexternalhit/1.1; kakaotalk-scrap/1.0', true],
  ['Mozilla/5.0 (Linux; Android 14; SM-S921N) Mobile Safari/537.36 DaumApps/5.2 DaumDevice/mobile', false],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT_X30) Mobile Safari/537.36', false],
  ['', false],
])('%j is a bot: %j', (userAgent, isBot) => {
  expect(propsOf('/', { userAgent }).isBot).toBe(isBot)
})

test('a visitor with a token is logged in', () => {
  expect(propsOf('/', { token: 'abc' }).isLogged).toBe(true)
})

test('behind a proxy the origin is the public one', () => {
  const { origin } = propsOf('/', { env: { JEOUL_ORIGIN: 'https://www.jeoul.test/' } })
  expect(origin).toBe('https://www.jeoul.test')
})
