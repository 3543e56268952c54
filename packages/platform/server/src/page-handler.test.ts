import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { config, rendered, setUp } from './testing/set-up-handler.ts'

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
      props: { origin: 'http://localhost:4000', isLogged: false },
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

test('a page without its data has a Retry-After header', async () => {
  const response = await setUp(async () => ({ ...rendered, status: 503, isComplete: false })).get('/list/1')
  expect(response.headers.get('Retry-After')).toBe('5')
  expect((await setUp().get('/list/1')).headers.get('Retry-After')).toBeNull()
})
