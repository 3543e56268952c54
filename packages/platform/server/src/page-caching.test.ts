import { afterEach, describe, expect, test, vi } from 'vitest'
import { rendered, setUp } from './testing/set-up-handler.ts'

afterEach(() => {
  vi.restoreAllMocks()
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
