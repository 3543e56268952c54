import { createServer } from 'node:http'
import { afterAll, expect, test, vi } from 'vitest'
import { listen } from '../listen.ts'
import { browserReports, readReport } from './browser-reports.ts'
import { createMetrics } from './metrics.ts'

const metrics = createMetrics()
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const take = browserReports({ metrics, log })
const server = createServer((request, response) => {
  if (!take(request, response)) response.writeHead(404).end()
})
const port = await listen(server, 0)
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const send = (path: string, body: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })
const counted = async (name: string) =>
  Number(new RegExp(`^${name}(?:\\{.*\\})? (\\d+)$`, 'm').exec(await metrics.registry.metrics())?.[1] ?? 0)

test('a policy violation is counted by its directive', async () => {
  const breach = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } })
  expect((await send('/__reports/csp', breach)).status).toBe(204)
  expect(await counted('jeoul_csp_reports_total')).toBe(1)
})

test('all script errors are counted; the first 20 of a minute are logged, each cut to 1,000 characters', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T12:00:30Z'))
  await send('/__reports/error', `x is undefined\n(/assets/a.js:1:7)${'!'.repeat(2000)}`)
  for (let number = 0; number < 40; number += 1) await send('/__reports/error', 'again')
  expect(await counted('jeoul_browser_errors_total')).toBe(41)
  expect(log.warn).toHaveBeenCalledTimes(20)
  expect(log.warn.mock.calls[0]?.[0].error).toHaveLength(1000)
})

test('reports that are empty or too long are not counted, and other paths are not handled', async () => {
  const before = await counted('jeoul_browser_errors_total')
  expect((await send('/__reports/error', 'x'.repeat(20_000))).status).toBe(204)
  expect((await send('/__reports/error', '')).status).toBe(204)
  expect(await counted('jeoul_browser_errors_total')).toBe(before)
  expect((await send('/__reports/else', 'x')).status).toBe(404)
})

test.each<[string, string | null]>([
  [
    JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } }),
    'script-src-elem',
  ],
  [JSON.stringify({ 'csp-report': { 'effective-directive': 'frame-ancestors' } }), 'frame-ancestors'],
  [
    JSON.stringify({ 'csp-report': { 'effective-directive': 'require-trusted-types-for' } }),
    'require-trusted-types-for',
  ],
  [JSON.stringify({ 'csp-report': { 'effective-directive': 'made-up-by-somebody' } }), null],
  [JSON.stringify({ 'csp-report': null }), null],
  ['null', null],
  ['[', null],
])('the directive of %s is %j', (text, directive) => {
  expect(readReport(text)).toBe(directive)
})
