import { request } from 'node:http'
import { connect } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { startMock } from './start-mock.ts'

const catalogue = tinyCatalogue({ 111: [{ id: 7, cash: 5000 }] })
const mock = await startMock({ catalogue, portMain: 0, portSecond: 0 })
afterAll(() => mock.close())

/** Sends the path as it is; fetch would normalize it. */
function get(path: string): Promise<unknown> {
  const { port } = new URL(mock.mainUrl)
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, response => resolve(json(response)))
      .once('error', reject)
      .end()
  })
}

test.each([
  ['dots', '/front/../front/v3/./items?cate_id=111'],
  ['encoded dots', '/front/%2e%2e/front/v3/items?cate_id=111'],
  ['backslashes', '/front\\v3\\items?cate_id=111'],
  ['a whole address', 'http://elsewhere.test/front/v3/items?cate_id=111'],
])('an address with %s is resolved as browsers do', async (_, path) => {
  expect(await get(path)).toMatchObject({ result: { total: 1 } })
})

test('a question mark in a value is part of the value', async () => {
  expect(await get('/front/v3/items?cate_id=111&keyword=a?b')).toMatchObject({ result: { total: 0 } })
})

test('a client that disconnects while sending a body is not a failure', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { port } = new URL(mock.mainUrl)
  const socket = connect({ host: '127.0.0.1', port: Number(port) })
  const head =
    'POST /front/v2/user/info HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'
  socket.write(head, () => socket.destroy())
  await vi.waitFor(() => expect(socket.closed).toBe(true))
  expect(await get('/front/v3/items?cate_id=111')).toMatchObject({ success: true })
  expect(logged).not.toHaveBeenCalled()
})

test('a connection answers one request after the other', async () => {
  const { port } = new URL(mock.mainUrl)
  const socket = connect({ host: '127.0.0.1', port: Number(port) })
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
  socket.write(ask('/front/v3/items?cate_id=111') + ask('/pictures/box/7.svg', 'Connection: close\r\n'))
  const answers = await text(socket)
  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
  expect(answers.indexOf('application/json')).toBeLessThan(answers.indexOf('image/svg+xml'))
})
