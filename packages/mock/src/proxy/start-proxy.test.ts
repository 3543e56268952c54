import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Host } from '@jeoul/contract-documents'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { startMock } from '../server/start-mock.ts'
import { describeReport } from './describe-report.ts'
import { forward } from './forward.ts'
import type { HostAnswer, SentRequest } from './proxied-exchange.ts'
import { openRecorder, openReplay, RecordingError } from './recording.ts'
import { type AskHost, type ProxyOptions, type RunningProxy, startProxy } from './start-proxy.ts'

const list = '/front/v3/items?cate_id=111&limit=2'
const token = { Authorization: 'Bearer jeoul-mock-token-1' }
const catalogue = tinyCatalogue({
  111: [
    { id: 7, cash: 5000, malls: 3 },
    { id: 8, cash: 6000 },
  ],
})
const mock = await startMock({ catalogue, portMain: 0, portSecond: 0 })
const folder = await mkdtemp(join(tmpdir(), 'jeoul-proxy-'))
const bases: Readonly<Record<Host, string>> = { main: mock.mainUrl, second: mock.secondUrl }
afterAll(async () => {
  await mock.close()
  await rm(folder, { recursive: true })
})

const running: RunningProxy[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(proxy => proxy.close()))
})

const askMock: AskHost = sent => forward(bases[sent.host], sent, 20_000)

async function start(options: Partial<ProxyOptions> = {}) {
  const proxy = await startProxy({ ask: askMock, portMain: 0, portSecond: 0, ...options })
  running.push(proxy)
  return proxy
}

/** The mock as a deviating host: every JSON answer is changed. */
function deviating(change: (body: { result: { items: Record<string, unknown>[]; total: unknown } }) => void) {
  return async (sent: SentRequest): Promise<HostAnswer> => {
    const answer = await forward(bases[sent.host], sent, 20_000)
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

  test('lets the sites read the answers', async () => {
    const { mainUrl } = await start()
    const headers = { Origin: 'http://localhost:4000', 'Access-Control-Request-Method': 'GET' }
    const preflight = await fetch(mainUrl + list, { method: 'OPTIONS', headers })
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([
      204,
      'http://localhost:4000',
    ])
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

describe('a recording', () => {
  const file = join(folder, 'calls.jsonl')
  const line = { host: 'main', method: 'GET', target: '/', isMember: false, status: 200, type: '', body: '' }
  const ask = async (url: string, init?: RequestInit) => {
    const response = await fetch(url, init)
    return [response.status, await response.json()]
  }

  test('replays the hosts’ answers in turn', async () => {
    const recorder = await openRecorder(file)
    const { mainUrl } = await start({ record: recorder.add })
    const zzim = `${mainUrl}/front/v2/zzim/save`
    const save = {
      method: 'POST',
      headers: { ...token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ f_div: 'group', gname: '견적' }),
    }
    const groups = `${mainUrl}/front/v2/zzim/group`
    const said = [
      await ask(groups, { headers: token }),
      await ask(zzim, save),
      await ask(groups, { headers: token }),
      await ask(groups),
    ]
    expect(await readFile(file, 'utf8')).not.toContain('jeoul-mock-token')

    const replay = await openReplay(file)
    const offline = await start({ ask: replay })
    const at = (url: string) => url.replace(mainUrl, offline.mainUrl)
    expect([
      await ask(at(groups), { headers: { Authorization: 'Bearer another' } }),
      await ask(at(zzim), save),
      await ask(at(groups), { headers: token }),
      await ask(at(groups)),
    ]).toEqual(said)
    expect(await ask(at(groups), { headers: token })).toEqual(said[2])
  })

  test('regression: a recording was emptied before the first exchange', async () => {
    const before = `${JSON.stringify(line)}\n`.repeat(3)
    await writeFile(file, before)
    const recorder = await openRecorder(file)
    expect(await readFile(file, 'utf8')).toBe(before)
    const { mainUrl } = await start({ record: recorder.add })
    await fetch(mainUrl + list)
    await fetch(mainUrl + list)
    expect((await readFile(file, 'utf8')).match(/\n/g)).toHaveLength(2)
  })

  test('regression: a redirect was replayed without its Location', async () => {
    const recorder = await openRecorder(file)
    const headers = { Location: '/books/7', 'Set-Cookie': 'auth_token=secret' }
    const moved: HostAnswer = { status: 303, headers: new Headers(headers), body: new Uint8Array() }
    const { mainUrl } = await start({ ask: () => moved, record: recorder.add })
    await fetch(`${mainUrl}/books`, { redirect: 'manual' })
    expect(await readFile(file, 'utf8')).not.toContain('secret')
    const offline = await start({ ask: await openReplay(file) })
    const replayed = await fetch(`${offline.mainUrl}/books`, { redirect: 'manual' })
    expect([replayed.status, replayed.headers.get('Location')]).toEqual([303, '/books/7'])
  })

  test('regression: problem details were recorded in base64, which nobody can read', async () => {
    const recorder = await openRecorder(file)
    const headers = new Headers({ 'Content-Type': 'application/problem+json' })
    const refused: HostAnswer = { status: 400, headers, body: Buffer.from('{"title":"없는 목록"}') }
    const { mainUrl } = await start({ ask: () => refused, record: recorder.add })
    await fetch(`${mainUrl}/books`)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ body: '{"title":"없는 목록"}' })
    const offline = await start({ ask: await openReplay(file) })
    expect(await ask(`${offline.mainUrl}/books`)).toEqual([400, { title: '없는 목록' }])
  })

  test.each([
    ['text/html; charset=euc-kr', Buffer.from('b0a1b3aa', 'hex')],
    ['application/json; charset=euc-kr', Buffer.from('22b0a1b3aa22', 'hex')],
    ['image/svg+xml', Buffer.from('<svg/>')],
  ])('regression: bytes of %s that are no UTF-8 were lost', async (type, body) => {
    const recorder = await openRecorder(file)
    const answer: HostAnswer = { status: 200, headers: new Headers({ 'Content-Type': type }), body }
    const { mainUrl } = await start({ ask: () => answer, record: recorder.add })
    await fetch(`${mainUrl}/books`)
    const offline = await start({ ask: await openReplay(file) })
    const replayed = await fetch(`${offline.mainUrl}/books`)
    expect(replayed.headers.get('Content-Type')).toBe(type)
    expect(Buffer.from(await replayed.arrayBuffer())).toEqual(body)
  })

  test.each([
    ['text/plain', '가나', '가나'],
    ['application/json', '{}', '{}'],
    ['image/gif', 'R0lG', 'GIF'],
    ['application/problem+json', 'e30=', '{}'],
  ])('regression: %s of a recording without encodings was replayed in base64', async (type, body, said) => {
    await writeFile(file, JSON.stringify({ ...line, target: '/books', type, body }))
    const offline = await start({ ask: await openReplay(file) })
    expect(await (await fetch(`${offline.mainUrl}/books`)).text()).toBe(said)
  })

  test('names a request that it lacks', async () => {
    const recorder = await openRecorder(file)
    const { mainUrl } = await start({ record: recorder.add })
    await fetch(mainUrl + list)
    const offline = await start({ ask: await openReplay(file) })
    expect((await ask(`${offline.mainUrl}/front/v3/items?limit=2&cate_id=111`))[0]).toBe(200)
    expect(await ask(`${offline.mainUrl}/front/v3/items?cate_id=112`)).toEqual([
      404,
      expect.objectContaining({ message: 'GET /front/v3/items?cate_id=112 is not in the recording' }),
    ])
  })

  test.each([
    ['is not there', null, "can't be read (ENOENT)"],
    ['holds something else', '{"host":"third"}\n', 'line 1 is no recorded exchange'],
    ['is cut off', '{"host":"main",', 'line 1 is no recorded exchange'],
    [
      'has an unknown encoding',
      JSON.stringify({ ...line, encoding: 'utf7' }),
      'line 1 is no recorded exchange',
    ],
  ])('that %s is refused in one line', async (_, text, message) => {
    const broken = join(folder, `broken-${message.length}.jsonl`)
    if (text !== null) await writeFile(broken, text)
    await expect(openReplay(broken)).rejects.toThrow(new RecordingError(`${broken}: ${message}`))
  })
})
