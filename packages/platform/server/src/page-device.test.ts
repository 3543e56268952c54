import { describe, expect, test } from 'vitest'
import { rendered, setUp } from './testing/set-up-handler.ts'

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
