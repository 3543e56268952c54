import { InvalidArgumentError } from 'commander'
import { expect, onTestFinished, test, vi } from 'vitest'
import { days, hostAddress, integerIn, latency, originList, port } from './option-parsers.ts'

test('takes whole numbers inside the range', () => {
  expect(integerIn(1, 100)('100')).toBe(100)
  expect(port('4010')).toBe(4010)
})

test.each(['0', '101', '1.5', '-3', '1e2', '', 'ten'])('refuses %j where 1 to 100 is expected', text => {
  expect(() => integerIn(1, 100)(text)).toThrow(InvalidArgumentError)
})

test.each(['0.0.0.0', '::', 'localhost', 'my-desk', '192.168.0', ''])('refuses %j as an address', text => {
  expect(() => hostAddress(text)).toThrow(InvalidArgumentError)
  expect(hostAddress('192.168.0.5')).toBe('192.168.0.5')
})

test.each([
  ['2026-11-29T00:00:01+09:00', 28],
  ['2026-11-28T23:59:59+09:00', 27],
  ['2026-10-01T12:00:00+09:00', 0],
  ['2030-01-01T12:00:00+09:00', 365],
])('today is, at %s, %i days after the catalogue’s own', (now, expected) => {
  vi.useFakeTimers({ now: new Date(now) })
  onTestFinished(() => void vi.useRealTimers())
  expect(days('today')).toBe(expected)
})

test.each(['366', '-1', 'tomorrow', ''])('refuses %j as days', text => {
  expect(() => days(text)).toThrow(InvalidArgumentError)
})

test('takes one latency or a range of it', () => {
  expect(latency('200')).toEqual({ min: 200, max: 200 })
  expect(latency('100-300')).toEqual({ min: 100, max: 300 })
})

test.each(['', 'fast', '300-100', '-5', '1.5'])('refuses %j as a latency', text => {
  expect(() => latency(text)).toThrow(InvalidArgumentError)
})

test('accepts the option repeatedly', () => {
  const first = originList('http://localhost:5173')
  expect(originList('https://shop.example/', first)).toEqual([
    'http://localhost:5173',
    'https://shop.example',
  ])
})

test.each(['localhost:5173', 'http://localhost:5173/list', '*', 'ftp://a.example', ''])(
  'refuses %j as an origin',
  text => {
    expect(() => originList(text)).toThrow(InvalidArgumentError)
  },
)
