import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deviceRedirect, type Sites, viewCookie, viewOfDevice } from './device-redirect.ts'

const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36'
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36'
const www: Sites = { own: 'pc', otherSite: 'https://m.shop.test' }
const m: Sites = { own: 'mobile', otherSite: 'https://www.shop.test' }
const hostOf = ({ own }: Sites) => (own === 'pc' ? 'https://www.shop.test' : 'https://m.shop.test')

function visit(path: string, userAgent: string, { site = www, cookie = '', isBot = false } = {}) {
  return deviceRedirect({ url: new URL(hostOf(site) + path), userAgent, cookie, isBot }, site)
}

describe('a device is sent to its own site, with path and query', () => {
  test.each([
    [
      'a phone',
      '/list/11?sort=low&kwd=%EB%AC%BC',
      phone,
      www,
      'https://m.shop.test/list/11?sort=low&kwd=%EB%AC%BC',
    ],
    ['a phone at home', '/', phone, www, 'https://m.shop.test/'],
    ['a phone on its site', '/list/11', phone, m, null],
    ['a desktop', '/list/11', desktop, www, null],
    ['a desktop on the phone’s site', '/list/11?page=2', desktop, m, 'https://www.shop.test/list/11?page=2'],
    ['what is no browser', '/list/11', 'curl/8', m, null],
    ['a phone on a page that the other site lacks', '/nowhere', phone, www, null],
    ['a phone on a path of another host', '//evil.test', phone, www, null],
  ])('%s', (_, path, userAgent, site, location) => {
    expect(visit(path, userAgent, { site })).toEqual({ location, remember: null })
  })
})

describe('the visitor’s choice', () => {
  test.each([
    ['to stay is remembered', '/list/11?view=pc', www, null, 'pc'],
    [
      'of the other site is remembered by both',
      '/list/11?view=mobile',
      www,
      'https://m.shop.test/list/11?view=mobile',
      'mobile',
    ],
    ['on the other site', '/?view=pc', m, 'https://www.shop.test/?view=pc', 'pc'],
    ['that names no site is ignored', '/?view=tv', www, 'https://m.shop.test/?view=tv', null],
    ['of a page that the other site lacks is remembered', '/nowhere?view=mobile', www, null, 'mobile'],
  ] as const)('%s', (_, path, site, location, remember) => {
    expect(visit(path, phone, { site })).toEqual({ location, remember })
  })

  test.each([
    ['view=pc', null],
    ['theme=dark; view=pc; auth_token=a', null],
    ['view=mobile', 'https://m.shop.test/'],
    ['preview=pc', 'https://m.shop.test/'],
    ['view=', 'https://m.shop.test/'],
  ])('remembered in %j', (cookie, location) => {
    expect(visit('/', phone, { cookie }).location).toBe(location)
  })

  test('is remembered for a year, by the server alone', () => {
    expect(viewCookie('pc', false)).toBe('view=pc; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly')
    expect(viewCookie('pc', true)).toMatch(/; Secure$/)
  })
})

test.each(['/', '/list/11?view=mobile', '/?view=pc'])('a robot stays at %s and chooses nothing', path => {
  for (const site of [www, m]) {
    expect(visit(path, phone, { site, isBot: true })).toEqual({ location: null, remember: null })
  }
})

const cookie = fc.constantFrom('', 'view=pc', 'view=mobile', 'view=tv', 'a=1; view=pc')
const address = fc.constantFrom('/', '/list/11', '/nowhere', '//evil.test/', '/\\evil.test', '/notice/1')
const query = fc.oneof(
  fc.constantFrom('', '?view=pc', '?view=mobile', '?view=tv&view=pc'),
  fc.webQueryParameters().map(text => `?${text}`),
)
const anyone = fc.record({
  path: fc.tuple(address, query).map(parts => parts.join('')),
  userAgent: fc.oneof(fc.constantFrom(phone, desktop, 'curl/8', ''), fc.string()),
  mobileHint: fc.constantFrom('?0', '?1', '', undefined),
  cookies: fc.record({ pc: cookie, mobile: cookie }),
  isBot: fc.boolean(),
  site: fc.constantFrom(www, m),
})

test('no visitor is redirected twice, whatever the two sites remember', () => {
  fc.assert(
    fc.property(anyone, ({ path, cookies, site, ...who }) => {
      const first = deviceRedirect(
        { ...who, url: new URL(hostOf(site) + path), cookie: cookies[site.own] },
        site,
      )
      if (first.location === null) return
      const other = site === www ? m : www
      const url = new URL(first.location)
      expect(deviceRedirect({ ...who, url, cookie: cookies[other.own] }, other).location).toBeNull()
    }),
  )
})

test('redirects lead to the other site only', () => {
  fc.assert(
    fc.property(anyone, ({ path, cookies, site, ...who }) => {
      const url = new URL(hostOf(site) + path)
      const { location } = deviceRedirect({ ...who, url, cookie: cookies[site.own] }, site)
      if (location !== null) expect(new URL(location).origin).toBe(site.otherSite)
    }),
  )
})

describe('the site for a device', () => {
  const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

  test.each([
    ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Mobile/15E148`, 'mobile'],
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'mobile'],
    [
      'Samsung Internet',
      `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921N) ${chrome} SamsungBrowser/26.0 Mobile`,
      'mobile',
    ],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'mobile'],
    ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2) Presto/2.12 Version/12.16', 'mobile'],
    [
      'an app that shows pages',
      `Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) ${chrome} Mobile KAKAOTALK`,
      'mobile',
    ],
    ['an Android tablet', `Mozilla/5.0 (Linux; Android 14; SM-X910) ${chrome} Safari/537.36`, 'pc'],
    ['an older iPad', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webKit} Mobile/15E148`, 'pc'],
    [
      'an iPad',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.1 Safari/605.1.15`,
      'pc',
    ],
    ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'pc'],
    ['curl', 'curl/8.10.1', null],
    ['nothing said', '', null],
  ])('%s', (_, userAgent, view) => {
    expect(viewOfDevice({ userAgent })).toBe(view)
  })

  test.each([
    ['?1', 'mobile'],
    ['?0', 'pc'],
    ['1', 'pc'],
    [undefined, 'pc'],
  ])('a hint of %j is for %s', (mobileHint, view) => {
    expect(viewOfDevice({ userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, mobileHint })).toBe(view)
  })
})
