import { InvalidArgumentError } from 'commander'
import { describe, expect, test } from 'vitest'
import { hostUrl } from '../option-parsers.ts'
import { credentialTable, headerTable, operationList, toRunOptions } from './test-options.ts'

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
    ['a credential for our hosts', { credential: { key: 'a' } }, "'--openapi'"],
    ['another member without the first', { otherToken: 'b' }, '--other-token'],
    ['the same member twice', { token: 'a', otherToken: 'a' }, 'both tokens are the same'],
  ])('refuses %s', (_, options, message) => {
    expect(() => toRunOptions({ ...hosts, ...options }, refuse)).toThrow(message)
  })
})

test('hands on credentials and headers', () => {
  const given = { openapi: ['a.yaml'], credential: { key: 'a' }, header: { 'X-Branch': 'main' } }
  const { credentials, headers } = toRunOptions({ main: hosts.main, ...given }, refuse)
  expect([credentials, headers]).toEqual([given.credential, given.header])
})

test.each([
  [['X-Branch: main'], { 'X-Branch': 'main' }],
  [['X-Branch:main', 'X-Time: 10:30'], { 'X-Branch': 'main', 'X-Time': '10:30' }],
])('reads the headers %j', (texts, table) => {
  const read = texts.reduce<Readonly<Record<string, string>>>((before, text) => headerTable(text, before), {})
  expect(read).toEqual(table)
})

test.each([
  'X-Branch',
  'X-Branch:',
  'X-Branch: ',
  ': main',
  'X Branch: main',
  'X-Branch: a\nb',
  'X-Branch: 서울',
  'Content-Type: text/plain',
  'x-given: again',
])('refuses %j as a header', text => {
  expect(() => headerTable(text, { 'X-Given': 'once' })).toThrow(InvalidArgumentError)
})

test('reads credentials, whose values may have any characters', () => {
  const first = credentialTable('api_key=YQ==')
  expect(credentialTable('login=kim:a=b', first)).toEqual({ api_key: 'YQ==', login: 'kim:a=b' })
})

test.each(['api_key', 'api_key=', '=abc', ''])('refuses %j as a credential', text => {
  expect(() => credentialTable(text)).toThrow(InvalidArgumentError)
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
