import { createServer } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { describeReport } from './describe-report.ts'
import { forward } from './forward.ts'
import type { HostAnswer, SentRequest } from './proxied-exchange.ts'
import { list, startHosts, token } from './testing/start-hosts.ts'

const { mock, ask, start } = await startHosts()

/** The mock as a deviating host: every JSON answer is changed. */
function deviating(change: (body: { result: { items: Record<string, unknown>[]; total: unknown } }) => void) {
  return async (sent: SentRequest): Promise<HostAnswer> => {
    const answer = await ask(sent)
    const body = JSON.parse(new TextDecoder().decode(answer.body))
    change(body)
    return { ...answer, body: new TextEncoder().encode(JSON.stringify(body)) }
  }
}

describe('a proxy for hosts that follow the documents', () => {
  test('forwards requests and answers unchanged, and reports nothing', async () => {
    const proxy = await start()
    const [through, direct] = await Promise.all(
      [proxy.mainUrl, mock.mainUrl].map(async url => {
        const response = await fetch(url + list)
        return [response.status, response.headers.get('Content-Type'), await response.json()]
      }),
    )
    expect(through).toEqual(direct)
    const member = await fetch(`${proxy.secondUrl}/api/v1/member/info`, { headers: token })
    expect(await member.json()).toMatchObject({ result: { nickname: '저울회원1' } })
    expect(proxy.report()).toEqual({
      exchanges: 2,
      operations: ['getItems', 'getMember'],
      deviations: [],
      unjudged: [],
      flaws: [],
    })
  })

  test('forwards writes, including forms with files', async () => {
    const { secondUrl, report } = await start()
    const form = new FormData()
    form.set('marks', '5')
    form.set('message', '조용하고 튼튼해서 오래 쓸 것 같아요.')
    const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
    form.append('images[]', new File([gif], 'box.gif', { type: 'image/gif' }))
    const url = `${secondUrl}/desktop/v1/shopping/items/7/reviews`
    const response = await fetch(url, { method: 'POST', body: form, headers: token })
    expect(await response.json()).toMatchObject({ success: true })
    expect(report().deviations).toEqual([])
  })
})

describe('in a browser', () => {
  const site = 'http://localhost:5173'
  const hostOf = (status: number, headers: HeadersInit) => () => {
    return { status, headers: new Headers(headers), body: new Uint8Array() }
  }
  const preflight = async (ask: () => HostAnswer, origin: string, origins: readonly string[] = []) => {
    const { mainUrl, report } = await start({ ask, origins })
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization,x-api-version',
    }
    const answer = await fetch(`${mainUrl}/books`, { method: 'OPTIONS', headers })
    expect(report().deviations).toEqual([])
    const names = ['Origin', 'Methods', 'Headers'].map(name => `Access-Control-Allow-${name}`)
    return [answer.status, ...names.map(name => answer.headers.get(name))]
  }
  const asked = 'authorization,x-api-version'

  test.each([
    'http://localhost:4000',
    'http://127.0.0.1:4001',
    'http://localhost:3000',
    site,
    'http://localhost:8080',
  ])('a site at %s may ask a host that knows no preflights', async origin => {
    const answer = await preflight(hostOf(404, {}), origin, ['http://localhost:8080'])
    expect(answer).toEqual([204, origin, 'PUT', asked])
  })

  test.each([
    ['GET,POST', 'GET,POST'],
    ['*', 'PUT'],
  ])('the methods %s of the host are kept as %s', async (said, methods) => {
    const host = hostOf(200, {
      'Access-Control-Allow-Methods': said,
      'Access-Control-Allow-Headers': 'accept',
    })
    expect(await preflight(host, site)).toEqual([204, site, methods, asked])
  })

  test('a page of another origin gets what the host answers', async () => {
    const elsewhere = 'https://elsewhere.example'
    expect(await preflight(hostOf(403, {}), elsewhere)).toEqual([403, null, null, null])
    const host = hostOf(200, { 'Access-Control-Allow-Origin': '*' })
    expect(await preflight(host, elsewhere)).toEqual([200, '*', null, null])
  })

  test.each([
    ['X-Total', 'X-Total'],
    ['*', expect.stringMatching(/\bx-total\b/)],
  ])('headers that the host exposes as %s can be read', async (said, exposed) => {
    const { mainUrl } = await start({
      ask: hostOf(200, { 'X-Total': '7', 'Access-Control-Expose-Headers': said }),
    })
    const { headers } = await fetch(mainUrl + list, { headers: { Origin: site } })
    expect(headers.get('Access-Control-Allow-Origin')).toBe(site)
    expect(headers.get('Access-Control-Expose-Headers')).toEqual(exposed)
  })
})

const lie = ({ result }: { result: { total: unknown } }) => {
  result.total = -1
}

describe('where hosts deviate from the documents', () => {
  test('the report has place, count, whether it is assumed, and a request', async () => {
    const { mainUrl, report } = await start({
      ask: deviating(({ result }) => {
        result.total = String(result.total)
        for (const item of result.items) {
          item.name = null
          item.score = 5
        }
      }),
    })
    await fetch(mainUrl + list)
    await fetch(mainUrl + list)
    const where = { host: 'main', operationId: 'getItems', side: 'response', status: 200 }
    expect(report().deviations).toEqual([
      {
        ...where,
        place: 'body.result.items[].name',
        message: 'must be string',
        isAssumed: true,
        isRefused: false,
        count: 4,
        example: `GET ${list}`,
      },
      expect.objectContaining({ place: 'body.result.items[].score', message: 'is not documented', count: 4 }),
      expect.objectContaining({ place: 'body.result.total', isAssumed: false, count: 2 }),
    ])
    expect(describeReport(report()).slice(0, 3)).toEqual([
      '2 exchanges, 1 operation, 3 deviations (1 in what is assumed)',
      '  assumed  getItems response 200  body.result.items[].name: must be string  × 4',
      `             as in GET ${list}`,
    ])
  })

  test('each deviation is reported once, at its first occurrence', async () => {
    const tell = vi.fn()
    const { mainUrl } = await start({ tell, ask: deviating(lie) })
    await fetch(mainUrl + list)
    await fetch(mainUrl + list)
    expect(tell.mock.calls).toEqual([[expect.objectContaining({ place: 'body.result.total', count: 1 })]])
  })

  test.each([
    ['a request that does not fit', '/front/v3/items?cate_id=111&limit=0', 'query.limit'],
    ['a parameter nobody documented', '/front/v3/items?cate_id=111&colour=red', 'query.colour'],
    ['a call of no operation', '/front/v9/items', 'path'],
  ])('%s is a deviation of the client', async (_, target, place) => {
    const { mainUrl, report } = await start()
    await fetch(mainUrl + target)
    expect(report().deviations).toMatchObject([{ side: 'request', place, example: `GET ${target}` }])
  })

  test('the report can be read while the proxy runs', async () => {
    const { mainUrl } = await start({ ask: deviating(lie) })
    await fetch(mainUrl + list)
    const response = await fetch(`${mainUrl}/__mock/report`)
    expect(await response.json()).toMatchObject({
      exchanges: 1,
      deviations: [{ place: 'body.result.total' }],
    })
  })
})

describe('a failing host', () => {
  test('that cannot be reached gives 502, with a message for developers', async () => {
    const gone = await start()
    await gone.close()
    const { mainUrl } = await start({ ask: sent => forward(gone.mainUrl, sent, 20_000) })
    const response = await fetch(mainUrl + list)
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({
      success: false,
      message: `the main API at ${gone.mainUrl} can't be reached (ECONNREFUSED)`,
    })
  })

  test('that never answers gives 504', async () => {
    const silent = createServer(() => {})
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const { mainUrl } = await start({ ask: sent => forward(`http://127.0.0.1:${port}`, sent, 50) })
    const response = await fetch(mainUrl + list)
    expect(response.status).toBe(504)
    silent.closeAllConnections()
    silent.close()
  })

  test('that redirects is not followed', async () => {
    const redirect = new Headers({ Location: 'http://elsewhere.test/' })
    const { mainUrl } = await start({
      ask: () => ({ status: 302, headers: redirect, body: new Uint8Array() }),
    })
    const response = await fetch(mainUrl + list, { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')]).toEqual([302, 'http://elsewhere.test/'])
  })
})
