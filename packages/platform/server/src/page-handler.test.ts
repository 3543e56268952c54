import { createHash } from 'node:crypto'
import type { RenderedPage } from '@jeoul/ssr'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { config, rendered, setUp } from './testing/set-up-handler.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a page', () => {
  test.each([
    [200, 200],
    [404, 404],
    [503, 503],
    [302, 200],
  ])('of status %i is served with %i', async (status, served) => {
    const { get } = setUp(async () => ({ ...rendered, status }))
    const response = await get('/list/111213')
    expect(response.status).toBe(served)
    expect(await response.text()).toContain('<main>목록</main>')
  })

  test('is rendered from its path and query, with the files of its view', async () => {
    const { get, asked, assetsOf } = setUp()
    await get('/list/111213?page=2&kwd=%EB%AC%BC')
    expect(asked()).toMatchObject({
      url: '/list/111213?page=2&kwd=%EB%AC%BC',
      props: { pageType: 'list', origin: 'http://localhost:4000', isLogged: false },
      connection: { config: config.api, token: null, sharedTtl: 5000 },
    })
    expect(assetsOf).toHaveBeenCalledExactlyOnceWith(['list.tsx'])
  })
})

test.each([
  ['a member who hangs up needs no answers any more', 'auth_token=s3cret', true],
  ['others may wait for what an anonymous visitor asked for', '', false],
])('%s', async (_, Cookie, isAborted) => {
  const { get, asked } = setUp()
  const gone = new AbortController()
  await get('/', { Cookie, signal: gone.signal })
  gone.abort()
  const { signal, optionalSignal } = asked()?.connection ?? {}
  expect([signal?.aborted, optionalSignal?.aborted]).toEqual([isAborted, isAborted])
})

test('the policy allows the styles that the document holds, and no others', async () => {
  const response = await setUp().get('/list/111213')
  const style = /<style[^>]*>([^<]*)</.exec(await response.text())?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('Content-Security-Policy')).toContain(`; style-src 'self' 'sha256-${hash}';`)
})

test.each([
  ['an address that cannot be read', '/%E0%A4%A', 400],
  ['a page that cannot be made', '/', 500],
])('%s is answered under the strict policy', async (_, path, status) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const response = await setUp(() => Promise.reject(new Error('broken'))).get(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('Content-Security-Policy')).toContain("; style-src 'self';")
})

describe('whose page it is', () => {
  test('an anonymous page may be served by a CDN for a moment, and asked about again', async () => {
    const response = await setUp().get('/')
    expect(response.headers.get('Cache-Control')).toBe(
      'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=300',
    )
    expect(response.headers.get('ETag')).toMatch(/^W\/"[\w-]+"$/)
    expect(response.headers.get('Vary')).toBe('Cookie, User-Agent, Sec-CH-UA-Mobile')
  })

  test('the page of a token is private and kept nowhere, and the tokens no part of it', async () => {
    const { get, asked } = setUp(async () => ({ ...rendered, isLogged: true }))
    const response = await get('/', { Cookie: 'refresh_token=r3fresh; auth_token=s3cret' })
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual([])
    expect(asked()).toMatchObject({
      props: { isLogged: true },
      connection: { token: 's3cret', refreshToken: 'r3fresh' },
    })
    expect(JSON.stringify([asked()?.url, asked()?.props])).not.toMatch(/s3cret|r3fresh/)
  })

  test('a token that was refused is taken away, and its page kept nowhere', async () => {
    const response = await setUp().get('/', { Cookie: 'auth_token=expired' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual(['auth_token=; Path=/; Max-Age=0; SameSite=Lax'])
  })

  test('a token is taken away from the domain that the login has put it on, too', async () => {
    const { get } = setUp(async () => rendered, { JEOUL_TOKEN_DOMAIN: 'shop.test' })
    const response = await get('/', { Cookie: 'auth_token=expired' })
    expect(response.headers.getSetCookie()).toContain(
      'auth_token=; Path=/; Max-Age=0; SameSite=Lax; Domain=shop.test',
    )
  })

  test('a token is no part of the log, also where its page cannot be made', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { get } = setUp(() => Promise.reject(new Error('broken')))
    await get('/?a=1', { Cookie: 'auth_token=s3cret' })
    expect(JSON.stringify(log.mock.calls)).not.toContain('s3cret')
  })
})

test('a page without its data asks robots to come again', async () => {
  const response = await setUp(async () => ({ ...rendered, status: 503, isComplete: false })).get('/list/1')
  expect(response.headers.get('Retry-After')).toBe('5')
  expect((await setUp().get('/list/1')).headers.get('Retry-After')).toBeNull()
})

test('a page of old answers says so; it is kept here for a moment, and by nobody else', async () => {
  const { get, renderPage } = setUp(async ({ connection }) => {
    connection.onStale?.(Date.parse('2026-11-23T06:10:00Z'))
    connection.onStale?.(Date.parse('2026-11-23T06:04:00Z'))
    return rendered
  })
  await get('/list/1')
  const response = await get('/list/1')
  expect(renderPage).toHaveBeenCalledTimes(1)
  const html = await response.text()
  expect(html).toContain('오후 3:04에 확인한 내용을 보여 드려요.</p><main>목록</main>')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(response.headers.get('ETag')).toBeNull()
  const policy = response.headers.get('Content-Security-Policy')
  for (const [, style = ''] of html.matchAll(/<style[^>]*>([^<]*)</g)) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  }
})

describe('a phone', () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148'

  test('is sent to its site without a page being made, and nobody may keep the way for others', async () => {
    const { get, renderPage } = setUp()
    const response = await get('/list/111213?sort=low', { userAgent })
    expect(response.status).toBe(302)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      location: 'http://m.shop.test/list/111213?sort=low',
      'cache-control': 'private, no-cache',
      vary: 'Cookie, User-Agent, Sec-CH-UA-Mobile',
    })
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(renderPage).not.toHaveBeenCalled()
  })

  test('stays when it wants to, and the page knows nothing of it', async () => {
    const { get, asked } = setUp()
    const response = await get('/list/111213?view=pc&sort=low', { userAgent })
    expect(response.status).toBe(200)
    expect(response.headers.get('Set-Cookie')).toMatch(/^view=pc;/)
    expect(response.headers.get('Cache-Control')).toContain('private')
    expect(asked()?.url).toBe('/list/111213?sort=low')
    expect((await get('/', { userAgent, Cookie: 'view=pc' })).status).toBe(200)
  })

  test('that wants its site after all is remembered here, too', async () => {
    const response = await setUp().get('/?view=mobile', { userAgent, Cookie: 'view=pc' })
    expect(response.headers.get('Location')).toBe('http://m.shop.test/?view=mobile')
    expect(response.headers.get('Set-Cookie')).toMatch(/^view=mobile;/)
  })

  test('stays where the way is switched off', async () => {
    const { get } = setUp(async () => rendered, { JEOUL_DEVICE_REDIRECT: 'off' })
    const response = await get('/?view=mobile', { userAgent })
    expect(response.status).toBe(200)
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(response.headers.get('Vary')).toBe('Cookie')
  })
})

describe('the render budget', () => {
  /** A page that is made when the test says so. */
  function slowPage() {
    const page = Promise.withResolvers<RenderedPage>()
    const { get, asked } = setUp(() => page.promise)
    const response = get('/')
    const signal = () => asked()?.connection.signal
    return { finish: () => page.resolve(rendered), response, signal }
  }

  test('ends the calls of a page that takes longer, and the page is served', async () => {
    const { finish, response, signal } = slowPage()
    await vi.advanceTimersByTimeAsync(399)
    expect(signal()?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signal()?.aborted).toBe(true)
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    finish()
    expect((await response).status).toBe(200)
    expect(log).toHaveBeenCalledExactlyOnceWith('[web] answers were late', { id: '', page: '/', status: 200 })
  })

  test('is shorter for what the page does without', async () => {
    const { get, asked } = setUp(() => new Promise(() => {}), { JEOUL_OPTIONAL_BUDGET_MS: '100' })
    void get('/')
    await vi.advanceTimersByTimeAsync(100)
    const { signal, optionalSignal } = asked()?.connection ?? {}
    expect([signal?.aborted, optionalSignal?.aborted]).toEqual([false, true])
  })

  test('leaves nothing running behind a page that was in time', async () => {
    const { finish, response, signal } = slowPage()
    await vi.advanceTimersByTimeAsync(100)
    finish()
    await response
    expect(vi.getTimerCount()).toBe(0)
    expect(signal()?.aborted).toBe(false)
  })
})

describe('what cannot be a page is answered with an apology in Korean', () => {
  test.each(['/list/%', '/list/%E0%A4%A'])('%s has broken escapes', async path => {
    const { get, renderPage } = setUp()
    const response = await get(path)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('페이지를 만들지 못했어요')
    expect(renderPage).not.toHaveBeenCalled()
  })

  test('broken escapes in the query are no reason: they count as not said', async () => {
    expect((await setUp().get('/list/1?kwd=%')).status).toBe(200)
  })

  test('a page that throws is logged, and tells the visitor nothing of why', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { get } = setUp(async () => {
      throw new Error('the reason')
    })
    const response = await get('/list/111213')
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toContain('<h1>페이지를 만들지 못했어요</h1>')
    expect(html).not.toContain('the reason')
    expect(log).toHaveBeenCalledExactlyOnceWith('[web] the page could not be made', {
      id: '',
      page: '/list/111213',
      err: new Error('the reason'),
    })
    expect(vi.getTimerCount()).toBe(0)
  })
})
