import { createHash } from 'node:crypto'
import type { RenderedPage } from '@jeoul/ssr'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMetrics } from './operation/metrics.ts'
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
    const { get, renderedWith, assetsOf } = setUp()
    await get('/list/111213?page=2&kwd=%EB%AC%BC')
    expect(renderedWith()).toMatchObject({
      url: '/list/111213?page=2&kwd=%EB%AC%BC',
      props: { pageType: 'list', origin: 'http://localhost:4000', isLogged: false },
      connection: { config: config.api, token: null, sharedTtl: 5000 },
    })
    expect(assetsOf).toHaveBeenCalledExactlyOnceWith(['list.tsx'])
  })
})

test.each([
  ['the calls of a member who hangs up are aborted', 'auth_token=s3cret', true],
  ['the calls of an anonymous visitor go on, since others may wait for them', '', false],
])('%s', async (_, Cookie, isAborted) => {
  const { get, renderedWith } = setUp()
  const gone = new AbortController()
  await get('/', { Cookie, signal: gone.signal })
  gone.abort()
  const { signal, optionalSignal } = renderedWith()?.connection ?? {}
  expect([signal?.aborted, optionalSignal?.aborted]).toEqual([isAborted, isAborted])
})

test('the policy allows only the styles in the document', async () => {
  const response = await setUp().get('/list/111213')
  const style = /<style[^>]*>([^<]*)</.exec(await response.text())?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('Content-Security-Policy')).toContain(`; style-src 'self' 'sha256-${hash}';`)
})

test.each([
  ['a malformed address', '/%E0%A4%A', 400],
  ['a page that fails to render', '/', 500],
])('%s is answered under the strict policy', async (_, path, status) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const response = await setUp(() => Promise.reject(new Error('broken'))).get(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('Content-Security-Policy')).toContain("; style-src 'self';")
})

describe('caching and tokens', () => {
  test('an anonymous page may be cached by a CDN, and revalidated', async () => {
    const response = await setUp().get('/')
    expect(response.headers.get('Cache-Control')).toBe(
      'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=300',
    )
    expect(response.headers.get('ETag')).toMatch(/^W\/"[\w-]+"$/)
    expect(response.headers.get('Vary')).toBe('Cookie, User-Agent, Sec-CH-UA-Mobile')
  })

  test('a member’s page is private, uncached, and does not contain the tokens', async () => {
    const { get, renderedWith } = setUp(async () => ({ ...rendered, isLogged: true }))
    const response = await get('/', { Cookie: 'refresh_token=r3fresh; auth_token=s3cret' })
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual([])
    expect(renderedWith()).toMatchObject({
      props: { isLogged: true },
      connection: { token: 's3cret', refreshToken: 'r3fresh' },
    })
    expect(JSON.stringify([renderedWith()?.url, renderedWith()?.props])).not.toMatch(/s3cret|r3fresh/)
  })

  test('a refused token is removed, and its page is not cached', async () => {
    const response = await setUp().get('/', { Cookie: 'auth_token=expired' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual(['auth_token=; Path=/; Max-Age=0; SameSite=Lax'])
  })

  test('a refused token is also removed from the domain of the login', async () => {
    const { get } = setUp(async () => rendered, { JEOUL_TOKEN_DOMAIN: 'shop.test' })
    const response = await get('/', { Cookie: 'auth_token=expired' })
    expect(response.headers.getSetCookie()).toContain(
      'auth_token=; Path=/; Max-Age=0; SameSite=Lax; Domain=shop.test',
    )
  })

  test('a token is never logged, even if its page fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { get } = setUp(() => Promise.reject(new Error('broken')))
    await get('/?a=1', { Cookie: 'auth_token=s3cret' })
    expect(JSON.stringify(log.mock.calls)).not.toContain('s3cret')
  })
})

test('a page without its data has a Retry-After header', async () => {
  const response = await setUp(async () => ({ ...rendered, status: 503, isComplete: false })).get('/list/1')
  expect(response.headers.get('Retry-After')).toBe('5')
  expect((await setUp().get('/list/1')).headers.get('Retry-After')).toBeNull()
})

test('a page of stale answers says so, and is cached by this server only', async () => {
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

test('regression: a page without its data said that it showed what had been known earlier', async () => {
  const { get } = setUp(async ({ connection }) => {
    connection.onStale?.(Date.parse('2026-11-23T06:04:00Z'))
    return { ...rendered, status: 503, isComplete: false }
  })
  expect(await (await get('/list/1')).text()).not.toContain('확인한 내용을 보여 드려요')
})

describe('what a host sends and no page can use is logged with the page, and counted:', () => {
  test('malformed fields, of which the log names five', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    const metrics = createMetrics()
    const fields = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => `result.items.*.${name}`)
    const page = setUp(
      async ({ connection }) => {
        connection.onMalformed?.('GET /front/v3/items', fields)
        return rendered
      },
      {},
      metrics,
    )
    await page.get('/list/1?kwd=x')
    expect(log).toHaveBeenCalledExactlyOnceWith('[web] an answer does not match the contract', {
      id: '',
      page: '/list/1',
      operation: 'GET /front/v3/items',
      fields: fields.slice(0, 5),
    })
    expect(await metrics.registry.metrics()).toContain(
      'jeoul_malformed_fields_total{operation="GET /front/v3/items"} 6',
    )
  })

  test('answers to nothing', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    const metrics = createMetrics()
    const page = setUp(
      async ({ connection }) => {
        connection.onUnusable?.('GET /front/v3/items', 'success: false')
        return rendered
      },
      {},
      metrics,
    )
    await page.get('/list/1?kwd=x')
    expect(log).toHaveBeenCalledExactlyOnceWith('[web] an answer could not be used', {
      id: '',
      page: '/list/1',
      operation: 'GET /front/v3/items',
      reason: 'success: false',
    })
    expect(await metrics.registry.metrics()).toContain(
      'jeoul_unusable_answers_total{operation="GET /front/v3/items"} 1',
    )
  })
})

describe('a phone', () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148'

  test('is redirected to its site without rendering, and the redirect is not cached for others', async () => {
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

  test('stays if it chose to, and the page’s address does not show the choice', async () => {
    const { get, renderedWith } = setUp()
    const response = await get('/list/111213?view=pc&sort=low', { userAgent })
    expect(response.status).toBe(200)
    expect(response.headers.get('Set-Cookie')).toMatch(/^view=pc;/)
    expect(response.headers.get('Cache-Control')).toContain('private')
    expect(renderedWith()?.url).toBe('/list/111213?sort=low')
    expect((await get('/', { userAgent, Cookie: 'view=pc' })).status).toBe(200)
  })

  test('that returns to its own site is remembered here as well', async () => {
    const response = await setUp().get('/?view=mobile', { userAgent, Cookie: 'view=pc' })
    expect(response.headers.get('Location')).toBe('http://m.shop.test/?view=mobile')
    expect(response.headers.get('Set-Cookie')).toMatch(/^view=mobile;/)
  })

  test('is not redirected if the redirect is switched off', async () => {
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
    const { get, renderedWith } = setUp(() => page.promise)
    const response = get('/')
    const signal = () => renderedWith()?.connection.signal
    return { finish: () => page.resolve(rendered), response, signal }
  }

  test('aborts the calls of a page that exceeds it, and the page is served', async () => {
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

  test('is shorter for optional calls', async () => {
    const { get, renderedWith } = setUp(() => new Promise(() => {}), { JEOUL_OPTIONAL_BUDGET_MS: '100' })
    void get('/')
    await vi.advanceTimersByTimeAsync(100)
    const { signal, optionalSignal } = renderedWith()?.connection ?? {}
    expect([signal?.aborted, optionalSignal?.aborted]).toEqual([false, true])
  })

  test('leaves no timer behind a page that was in time', async () => {
    const { finish, response, signal } = slowPage()
    await vi.advanceTimersByTimeAsync(100)
    finish()
    await response
    expect(vi.getTimerCount()).toBe(0)
    expect(signal()?.aborted).toBe(false)
  })
})

describe('errors are answered in Korean', () => {
  test.each(['/list/%', '/list/%E0%A4%A'])('%s has malformed escapes', async path => {
    const { get, renderPage } = setUp()
    const response = await get(path)
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain('<h1>주소를 읽을 수 없어요</h1>')
    expect(html, 'regression: it said that trying again later would help').not.toContain('다시 시도')
    expect(renderPage).not.toHaveBeenCalled()
  })

  test('malformed escapes in the query are ignored', async () => {
    expect((await setUp().get('/list/1?kwd=%')).status).toBe(200)
  })

  test('a page that throws is logged, without the reason in its HTML', async () => {
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
