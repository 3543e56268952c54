import { InvalidArgumentError } from 'commander'
import { describe, expect, test } from 'vitest'
import { hostUrl } from '../option-parsers.ts'
import { operationList, toRunOptions } from './test-options.ts'

const hosts = { main: 'http://main.test', second: 'http://second.test' }

function refuse(message: string): never {
  throw new Error(message)
}

describe('toRunOptions', () => {
  test('leaves unset options to the runner, except for the seed', () => {
    const { seed, ...options } = toRunOptions(hosts, refuse)
    expect(seed).toBeGreaterThanOrEqual(0)
    expect(options).toEqual({ mainUrl: hosts.main, secondUrl: hosts.second })
    expect(toRunOptions({ ...hosts, seed: 0 }, refuse).seed).toBe(0)
  })

  test.each([
    ['writing without a member', { write: true }, '--write'],
    ['another member without the first', { otherToken: 'b' }, '--other-token'],
    ['the same member twice', { token: 'a', otherToken: 'a' }, 'both tokens are the same'],
  ])('refuses %s', (_, options, message) => {
    expect(() => toRunOptions({ ...hosts, ...options }, refuse)).toThrow(message)
  })
})

test('reads operations', () => {
  expect(operationList('getItems, getSpecs', ['getMap'])).toEqual(['getMap', 'getItems', 'getSpecs'])
})

test('parses the URL of a host, with its path, and refuses anything else', () => {
  expect(hostUrl('https://shop.example/api/')).toBe('https://shop.example/api')
  for (const text of ['shop.example', 'file:///etc', 'http://a.test?b=c', '']) {
    expect(() => hostUrl(text)).toThrow(InvalidArgumentError)
  }
})
