import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { startMock } from '../start-mock.ts'

const mock = await startMock({ catalogue: tinyCatalogue({ 111: [{ id: 7 }] }), portMain: 0, portSecond: 0 })
afterAll(() => mock.close())

const control = (path: string, init?: RequestInit) => fetch(`${mock.mainUrl}/__mock/${path}`, init)
const logged = async () => (await (await control('requests')).json()).requests
const ask = async (path: string) => (await fetch(mock.mainUrl + path)).status

beforeEach(async () => {
  await control('requests', { method: 'DELETE' })
  await control('coverage', { method: 'DELETE' })
})
afterEach(() => control('faults', { method: 'DELETE' }))

describe('requests', () => {
  test('of both hosts are logged, including unknown paths and refused requests', async () => {
    await ask('/front/v1/item/spec/111')
    await ask('/front/v1/item/spec/first')
    await ask('/front/v1/item')
    await fetch(`${mock.secondUrl}/api/v1/member/info`)
    expect(await logged()).toMatchObject([
      { host: 'main', operationId: 'getSpecs', status: 200, requestProblems: [] },
      { operationId: 'getSpecs', status: 400, requestProblems: [{ place: 'path.cate' }] },
      { operationId: null, status: 404, requestProblems: [{ place: 'path' }] },
      { host: 'second', operationId: 'getMember', status: 401 },
    ])
  })

  test('name interferences', async () => {
    const faults = { getSpecs: { status: 503 } }
    await control('faults', { method: 'PUT', body: JSON.stringify(faults) })
    expect(await (await control('faults')).json()).toEqual(faults)
    await ask('/front/v1/item/spec/111')
    expect(await logged()).toMatchObject([{ status: 503, applied: ['fault'], responseProblems: [] }])
  })

  test('exclude the control API, pictures and preflights', async () => {
    await control('coverage')
    await ask('/pictures/logo/wide.svg')
    await ask('/pictures/none.svg')
    await fetch(`${mock.mainUrl}/front/v3/items`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:4000', 'Access-Control-Request-Method': 'GET' },
    })
    expect(await logged()).toEqual([])
  })

  test('have details', async () => {
    await ask('/front/v1/item/spec/111')
    const [{ number }] = await logged()
    const details = await (await control(`requests/${number}`)).json()
    expect(details).toMatchObject({ number, operationId: 'getSpecs', request: { body: null } })
    expect(JSON.parse(details.response.body)).toMatchObject({ success: true })
    for (const missing of [number + 1, 0, 'first']) {
      expect((await control(`requests/${missing}`)).status).toBe(404)
    }
  })
})

test('coverage counts answers', async () => {
  await ask('/front/v1/item/spec/111')
  await ask('/front/v1/item/spec/111')
  await ask('/front/v1/item/spec/999')
  const coverage = await (await control('coverage')).json()
  expect(coverage.getSpecs).toMatchObject({ statuses: { 200: 2, 400: 0, 404: 1, 500: 0 }, others: {} })
  expect(mock.coverage()).toEqual(coverage)
})

describe('the stream', () => {
  /** The numbers of the next events. */
  async function numbersOf(path: string, howMany: number, meanwhile: () => Promise<unknown>, headers = {}) {
    const abort = new AbortController()
    const response = await control(path, { headers, signal: abort.signal })
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
    await meanwhile()
    let text = ''
    const numbers = () => [...text.matchAll(/^id: (\d+)\ndata: \{"number":\1,/gm)].map(([, id]) => Number(id))
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (numbers().length >= howMany) break
    }
    abort.abort()
    return numbers()
  }

  const newest = async () => (await logged()).at(-1)?.number

  test('sends requests as they arrive', async () => {
    await ask('/front/v1/item/spec/111')
    const before = await newest()
    const numbers = await numbersOf('requests/stream', 2, async () => {
      await ask('/front/v1/item/spec/111')
      await ask('/front/v1/item/spec/111')
    })
    expect(numbers).toEqual([before + 1, before + 2])
  })

  test('begins with the requests that a reader missed', async () => {
    await ask('/front/v1/item/spec/111')
    await ask('/front/v1/item/spec/111')
    const last = await newest()
    const nothing = async () => {}
    expect(await numbersOf('requests/stream?since=0', 2, nothing)).toEqual([last - 1, last])
    const headers = { 'Last-Event-ID': String(last - 1) }
    expect(await numbersOf('requests/stream?since=0', 1, nothing, headers)).toEqual([last])
    expect(await numbersOf('requests/stream?since=99999', 2, nothing)).toEqual([last - 1, last])
  })
})
