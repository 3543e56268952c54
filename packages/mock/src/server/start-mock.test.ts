import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Market } from '@jeoul/api/types'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { PortInUseError } from './listen.ts'
import { startMock } from './start-mock.ts'

const site = 'http://localhost:4000'
const catalogue = tinyCatalogue({ 111: [{ id: 7, cash: 5000, malls: 3 }] })
const mock = await startMock({ catalogue, portMain: 0, portSecond: 0 })
afterAll(() => mock.close())

const list = '/front/v3/items?cate_id=111'
const failure = { success: false, message: expect.any(String), result: null }

describe('addresses', () => {
  test('answers at every name of this machine', async () => {
    const { port } = new URL(mock.mainUrl)
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const response = await fetch(`http://${host}:${port}${list}`)
      expect(await response.json()).toMatchObject({ success: true, result: { total: 1 } })
    }
  })

  test('reports which port is in use, and releases the other', async () => {
    const taken = Number(new URL(mock.secondUrl).port)
    const start = startMock({ catalogue, portMain: 0, portSecond: taken })
    await expect(start).rejects.toThrow(new PortInUseError(taken))
    await expect(start).rejects.toThrow(`port ${taken} is already in use`)
  })

  test('closes with open connections', async () => {
    const short = await startMock({ catalogue, portMain: 0, portSecond: 0 })
    await fetch(short.mainUrl + list)
    await short.close()
    await expect(fetch(short.mainUrl + list)).rejects.toThrow()
  })
})

describe('requests to unknown paths', () => {
  test.each([
    ['an unknown path', '/front/v9/items', 'GET'],
    ['an operation of the other host', '/api/v1/member/info', 'GET'],
    ['another method', list, 'POST'],
    ['a path that climbs', '/pictures/../../package.json', 'GET'],
  ])('answers %s with 404', async (_, path, method) => {
    const response = await fetch(mock.mainUrl + path, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject(failure)
  })

  test('regression: HEAD was no operation, although GET is', async () => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map(method => fetch(mock.mainUrl + list, { method })),
    )
    expect([head?.status, await head?.text()]).toEqual([200, ''])
    expect(head?.headers.get('Content-Length')).toBe(get?.headers.get('Content-Length'))
    expect((await fetch(`${mock.mainUrl}/nothing`, { method: 'HEAD' })).status).toBe(404)
  })
})

describe('pictures', () => {
  test('are at the addresses in answers, and are cached by browsers', async () => {
    const items = await (await fetch(mock.mainUrl + list)).json()
    const offers = await (await fetch(`${mock.secondUrl}/desktop/v1/shopping/items/7/malls/all`)).json()
    const urls: string[] = [
      items.result.items[0].image,
      ...offers.markets.map((each: Market) => each.mallImage),
    ]
    expect(urls).toHaveLength(4)
    for (const url of urls) {
      const response = await fetch(url)
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(await response.text()).toMatch(/^<svg .*<\/svg>$/)
    }
  })

  test.each(['/pictures/cpu/x.svg', '/pictures/cpu/7.png', '/pictures/mall/', '/pictures/cpu'])(
    'are not found at %s',
    async path => {
      expect((await fetch(mock.mainUrl + path)).status).toBe(404)
    },
  )
})

test('a link to a mall leads to a page that escapes markup', async () => {
  const response = await fetch(`${mock.mainUrl}/__mock/mall/%3Cb%3E11%EB%B2%88%EA%B0%80/1`)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(await response.text()).toContain('<h1>&lt;b&gt;11번가</h1>')
})

describe('CORS', () => {
  test.each([site, 'http://127.0.0.1:4001'])('lets %s read answers with its token', async origin => {
    const preflight = await fetch(mock.mainUrl + list, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(/authorization/i)
    expect(Number(preflight.headers.get('Access-Control-Max-Age'))).toBeGreaterThan(0)
    const answer = await fetch(mock.mainUrl + list, { headers: { Origin: origin } })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  })

  test('lets no other site', async () => {
    const answer = await fetch(mock.mainUrl + list, { headers: { Origin: 'http://localhost:5000' } })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

describe('faults', () => {
  const faults = `${mock.mainUrl}/__mock/faults`
  const tell = (body: string) => fetch(faults, { method: 'PUT', body })

  test('makes one operation fail until the fault is removed', async () => {
    expect((await tell('{"getItems":{"status":503}}')).status).toBe(204)
    const failing = await fetch(mock.mainUrl + list)
    expect([failing.status, await failing.json()]).toMatchObject([503, failure])
    expect((await fetch(`${mock.mainUrl}/front/v1/item/spec/111`)).status).toBe(200)
    await fetch(faults, { method: 'DELETE' })
    expect((await fetch(mock.mainUrl + list)).status).toBe(200)
  })

  test('replaces an operation’s answer by a body, or by the current content of a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jeoul-fault-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'items.json')
    const answered = async () => {
      const response = await fetch(mock.mainUrl + list)
      return [response.status, await response.text()]
    }
    await writeFile(file, '{"a":1}')
    await tell(JSON.stringify({ getItems: { file } }))
    expect(await answered()).toEqual([200, '{"a":1}'])
    await writeFile(file, '{"a":2}')
    expect(await answered()).toEqual([200, '{"a":2}'])
    await tell('{"getItems":{"body":[],"status":206}}')
    expect(await answered()).toEqual([206, '[]'])
    expect(mock.violations()).toEqual([])
    await fetch(faults, { method: 'DELETE' })
  })

  const statusOf = async (query: string, client = '') =>
    (await fetch(`${mock.mainUrl}${list}&${query}`, { headers: { 'x-mock-client': client } })).status

  test('concerns calls by their query and their number, of each client', async () => {
    const faults = [
      { status: 503, when: { query: { limit: '2' }, call: [1, 3] } },
      { status: 504, when: { query: { limit: '7' } } },
    ]
    expect((await tell(JSON.stringify({ getItems: faults }))).status).toBe(204)
    const statuses: number[] = []
    for (const query of ['', 'limit=2', 'limit=2', 'limit=2', 'limit=2', 'limit=7']) {
      statuses.push(await statusOf(query))
    }
    expect(statuses).toEqual([200, 503, 200, 503, 200, 504])
    expect(await statusOf('limit=2', 'another')).toBe(503)
    await tell(JSON.stringify({ getItems: faults }))
    expect(await statusOf('limit=2')).toBe(503)
  })

  test('concerns calls by a part of their body', async () => {
    const write = async (name: string) => {
      const response = await fetch(`${mock.secondUrl}/desktop/v1/shopping/wish`, {
        method: 'POST',
        headers: { Authorization: 'Bearer jeoul-mock-token-1', 'Content-Type': 'application/json' },
        body: JSON.stringify({ name }),
      })
      return response.status
    }
    await tell(JSON.stringify({ createWishGroup: { status: 503, when: { body: { name: '안 됨' } } } }))
    expect([await write('안 됨'), await write('됨')]).toEqual([503, 200])
    await fetch(faults, { method: 'DELETE' })
  })

  test.each([
    ['', 'body: expected JSON as in {"getItems":'],
    ['{"getItems":{"x":1}}', 'body.getItems.x: is not known; '],
    ['{"getItems":{"file":"/nowhere.json"}}', "body.getItems.file: can't be read: /nowhere.json"],
  ])('refuses %j, and goes on as before', async (body, message) => {
    const refused = await tell(body)
    expect([refused.status, (await refused.json()).message]).toEqual([400, expect.stringContaining(message)])
    expect((await fetch(mock.mainUrl + list)).status).toBe(200)
  })

  test('answers 500 and logs once when a handler breaks', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const broken = await startMock({
      catalogue: { ...catalogue, deliveries: [] },
      portMain: 0,
      portSecond: 0,
    })
    const response = await fetch(broken.mainUrl + list)
    expect([response.status, await response.json()]).toMatchObject([500, failure])
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
    await broken.close()
  })
})

describe('login', () => {
  const ask = (path: string) => fetch(`${mock.mainUrl}/__mock/${path}`, { redirect: 'manual' })

  test('sets the cookie and goes back to the page', async () => {
    const page = `${site}/list/111?maker=1#top`
    const response = await ask(`login?return=${encodeURIComponent(page)}`)
    expect([response.status, response.headers.get('Location')]).toEqual([302, page])
    expect(response.headers.get('Set-Cookie')).toBe('auth_token=jeoul-mock-token-1; Path=/; SameSite=Lax')
  })

  test('sets a token that the second API accepts', async () => {
    const cookie = (await ask('login?member=member2')).headers.get('Set-Cookie') ?? ''
    const token = /auth_token=([^;]+)/.exec(cookie)?.[1]
    const response = await fetch(`${mock.secondUrl}/api/v1/member/info`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(await response.json()).toMatchObject({ success: true, result: { nickname: '저울회원2' } })
  })

  test('removes the cookie', async () => {
    const response = await ask('logout?return=/wish')
    expect(response.headers.get('Location')).toBe(`${site}/wish`)
    expect(response.headers.get('Set-Cookie')).toMatch(/^auth_token=;.*Max-Age=0/)
  })

  test.each([
    'https://evil.test/',
    '//evil.test/',
    'javascript:alert(1)',
    'http://localhost:4000@evil.test/',
  ])('never redirects to %s', async target => {
    for (const page of ['login', 'logout']) {
      const response = await ask(`${page}?return=${encodeURIComponent(target)}`)
      expect(response.status).toBe(400)
      expect(response.headers.get('Location')).toBeNull()
      expect(response.headers.get('Set-Cookie')).toBeNull()
    }
  })

  test('refuses an unknown member', async () => {
    expect((await ask('login?member=root')).status).toBe(400)
  })
})

test('delays answers by the latency', async () => {
  const slow = await startMock({ catalogue, portMain: 0, portSecond: 0, latency: { min: 60, max: 60 } })
  const before = performance.now()
  await fetch(slow.mainUrl + list)
  expect(performance.now() - before).toBeGreaterThanOrEqual(55)
  await slow.close()
})
