import type { RenderedPage } from '@jeoul/ssr'
import { describe, expect, test, vi } from 'vitest'
import { rendered, setUp } from './testing/set-up-handler.ts'

describe('a page is rendered once for all visitors', () => {
  const person = 'Mozilla/5.0 (Windows NT 10.0)'
  const visitor = { userAgent: person }

  test.each<[string, number, string, object, string, object]>([
    ['at the same address', 1, '/list/1', visitor, '/list/1', visitor],
    ['whatever browser they use', 1, '/', visitor, '/', { userAgent: 'Mozilla/5.0 (X11; Linux)' }],
    ['with cookies that do not concern it', 1, '/', visitor, '/', { Cookie: 'view=pc; _ga=1' }],
    ['not at another address', 2, '/list/1', visitor, '/list/1?page=2', visitor],
    ['not for a robot', 2, '/', visitor, '/', { userAgent: 'Googlebot/2.1' }],
    ['not with a token', 2, '/', visitor, '/', { Cookie: 'auth_token=a' }],
    ['not with a refresh token', 2, '/', visitor, '/', { Cookie: 'refresh_token=a' }],
    ['not with a choice of the site', 2, '/', visitor, '/?view=pc', visitor],
  ])('%s', async (_, times, first, one, second, other) => {
    const { get, renderPage } = setUp()
    await get(first, one)
    await get(second, other)
    expect(renderPage).toHaveBeenCalledTimes(times)
  })

  test('never from the page of a member or of a visitor who chose a site', async () => {
    const { get, renderPage } = setUp()
    await get('/', { Cookie: 'auth_token=expired' })
    await get('/?view=pc', visitor)
    const response = await get('/', visitor)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(renderPage).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['something is missing from it', { ...rendered, isComplete: false }, {}],
    [
      'regression: it says 503, for want of an operation that its page is about',
      { ...rendered, status: 503 },
      {},
    ],
    ['sharing is switched off', rendered, { JEOUL_SHARED_MS: '0' }],
  ])('not if %s', async (_, page, env) => {
    const { get, renderPage } = setUp(async () => page, env)
    await get('/')
    const response = await get('/')
    expect(renderPage).toHaveBeenCalledTimes(2)
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
  })
})

describe('pages beyond the render limit', () => {
  test('are answered with 503 and Retry-After, uncached, while cached pages are served', async () => {
    const page = Promise.withResolvers<RenderedPage>()
    const { get, renderPage } = setUp(
      ({ url }) => (url === '/kept' ? Promise.resolve(rendered) : page.promise),
      {
        JEOUL_RENDER_LIMIT: '1',
      },
    )
    await get('/kept')
    const slow = get('/')
    const turnedAway = await get('/list/1')
    expect(turnedAway.status).toBe(503)
    expect(turnedAway.headers.get('Retry-After')).toBe('1')
    expect(turnedAway.headers.get('Cache-Control')).toBe('no-store')
    expect(await turnedAway.text()).toContain('지금 접속이 많아요')
    expect((await get('/kept')).status).toBe(200)
    page.resolve(rendered)
    expect((await slow).status).toBe(200)
    expect((await get('/list/1')).status).toBe(200)
    expect(renderPage).toHaveBeenCalledTimes(3)
  })

  test('regression: nobody was turned away while the processor was behind, and a crowd waited for seconds', async () => {
    using now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const allWait = Promise.withResolvers<void>()
    const { get, renderPage } = setUp(async ({ connection }) => {
      const turn = connection.nextTurn?.()
      if (renderPage.mock.calls.length === 12) allWait.resolve()
      await turn
      return rendered
    })
    const begun = Array.from({ length: 12 }, (_, page) => get(`/list/${page}`))
    await allWait.promise
    now.mockReturnValue(200)
    expect((await get('/list/late')).status).toBe(503)
    expect((await Promise.all(begun)).map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect((await get('/list/late')).status).toBe(200)
  })
})
