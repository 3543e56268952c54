import { afterAll, describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { startMock } from '../start-mock.ts'
import { askAs } from '../testing/ask-as.ts'
import { isLoopback } from './only-this-machine.ts'

const mock = await startMock({ catalogue: tinyCatalogue({ 111: [{ id: 7 }] }), portMain: 0, portSecond: 0 })
afterAll(() => mock.close())

const { host, port } = new URL(mock.mainUrl)
const requests = `${mock.mainUrl}/__mock/requests`
const refused = { status: 403, body: { success: false, message: expect.any(String), result: null } }

// RFC 4291 and 1122: 127.0.0.0/8 and ::1 never leave a machine.
test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.0.5', false],
  ['::ffff:192.168.0.5', false],
  ['1.127.0.0.1', false],
  [undefined, false],
])('%s is of this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})

describe('host names', () => {
  test.each(['localhost', '127.0.0.1', '127.9.9.9', '[::1]', 'mock.localhost'])(
    'answers by %s',
    async name => {
      expect(await askAs(requests, { Host: `${name}:${port}` })).toMatchObject({ status: 200 })
    },
  )

  test.each(['shop.example', 'localhost.example', '127.0.0.1.example', '192.168.0.2', '[::2]'])(
    'refuses %j, which may resolve to this machine',
    async name => {
      expect(await askAs(requests, { Host: `${name}:${port}` })).toMatchObject(refused)
    },
  )

  test.each(['', '/', '/requests/stream', '/coverage', '/login', '/mall/a/1', '/anything'])(
    'refuses everything below /__mock: %j',
    async path => {
      expect(await askAs(`${mock.mainUrl}/__mock${path}`, { Host: 'shop.example' })).toMatchObject(refused)
    },
  )

  test('does not apply to operations', async () => {
    const url = `${mock.mainUrl}/front/v3/item/cate/1`
    expect(await askAs(url, { Host: 'shop.example' })).toMatchObject({ status: 200 })
  })
})

describe('foreign pages', () => {
  test.each(['https://shop.example', 'http://localhost:4000', `https://${host}`, 'null'])(
    'cannot change anything: %s',
    async Origin => {
      for (const method of ['PUT', 'DELETE', 'POST']) {
        expect(await askAs(`${mock.mainUrl}/__mock/faults`, { Origin }, method)).toMatchObject(refused)
      }
    },
  )

  test('may be sent to the login, which is a GET', async () => {
    const login = `${mock.mainUrl}/__mock/login`
    expect(await askAs(login, { Origin: 'http://localhost:4000' })).toMatchObject({ status: 302 })
  })
})

test.each([
  ['its own pages', { Origin: mock.mainUrl }],
  ['programs, which have no origin', {}],
])('is changed by %s', async (_, headers) => {
  expect(await askAs(`${mock.mainUrl}/__mock/faults`, headers, 'DELETE')).toMatchObject({ status: 204 })
})
