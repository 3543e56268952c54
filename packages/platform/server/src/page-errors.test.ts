import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setUp } from './testing/set-up-handler.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
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
