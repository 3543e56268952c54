import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchErrors } from './early-errors.ts'
import { reportErrors } from './report-errors.ts'

const send = vi.fn<(address: string, text: string) => boolean>(() => true)

beforeEach(() => vi.stubGlobal('navigator', { sendBeacon: send }))

afterEach(() => {
  send.mockClear()
  vi.unstubAllGlobals()
})

const fail = (message: string) =>
  dispatchEvent(new ErrorEvent('error', { message, filename: '/assets/a.js', lineno: 1, colno: 7 }))

watchErrors()

test('an error from before the reporter was loaded is reported with its location', () => {
  fail('too early')
  reportErrors()
  expect(send.mock.calls).toEqual([['/__reports/error', 'too early (/assets/a.js:1:7)']])
})

test('a page reports each error once, and five at most', () => {
  reportErrors()
  for (const name of ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) fail(name)
  expect(send.mock.calls.map(([, text]) => text.slice(0, 1))).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('a long message is cut', () => {
  reportErrors()
  fail('가'.repeat(5000))
  expect(send.mock.calls[0]?.[1]).toHaveLength(1000)
})
