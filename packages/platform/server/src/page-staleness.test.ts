import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { rendered, setUp } from './testing/set-up-handler.ts'

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
