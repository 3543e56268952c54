import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractOf } from '@jeoul/contract/documents/open-contract'
import { afterAll, describe, expect, test } from 'vitest'
import { apiKeysOf } from './api-keys.ts'
import type { HostAnswer } from './proxied-exchange.ts'
import { openRecorder, openReplay, RecordingError } from './recording.ts'
import { list, startHosts, token } from './testing/start-hosts.ts'

const { start } = await startHosts()
const folder = await mkdtemp(join(tmpdir(), 'jeoul-proxy-'))
afterAll(() => rm(folder, { recursive: true }))

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

  test('regression: headers were lost besides a few, and a redirect was replayed without its Location', async () => {
    const recorder = await openRecorder(file)
    const headers = new Headers({ Location: '/books/7', 'X-Total': '7' })
    headers.append('Set-Cookie', 'auth_token=secret; Path=/')
    headers.append('Set-Cookie', 'theme=; Max-Age=0')
    const moved: HostAnswer = { status: 303, headers, body: new Uint8Array() }
    const { mainUrl } = await start({ ask: () => moved, record: recorder.add })
    await fetch(`${mainUrl}/books`, { redirect: 'manual' })
    expect(await readFile(file, 'utf8')).not.toContain('secret')
    const offline = await start({ ask: await openReplay(file) })
    const replayed = await fetch(`${offline.mainUrl}/books`, { redirect: 'manual' })
    expect([replayed.status, replayed.headers.get('Location'), replayed.headers.get('X-Total')]).toEqual([
      303,
      '/books/7',
      '7',
    ])
    expect(replayed.headers.getSetCookie()).toEqual(['auth_token=hidden; Path=/', 'theme=; Max-Age=0'])
  })

  test('regression: an API key in the query was recorded, and shown in the report', async () => {
    const document: object = {
      openapi: '3.1.0',
      paths: { '/books': { get: { responses: {} } } },
      components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'api key' } } },
      security: [{ key: [] }],
    }
    const contract = contractOf({ 'a.json': { ...document } }, ['a.json'])
    const keys = apiKeysOf(contract)
    const recorder = await openRecorder(file, keys)
    const seen: string[] = []
    const { mainUrl, report } = await start({
      contract,
      ask: ({ target }) => {
        seen.push(target)
        return { status: 200, headers: new Headers(), body: Buffer.from('7') }
      },
      record: recorder.add,
    })
    await fetch(`${mainUrl}/books?page=a%20b&api+key=secret`)
    expect(seen).toEqual(['/books?page=a%20b&api+key=secret'])
    expect(JSON.parse(await readFile(file, 'utf8')).target).toBe('/books?page=a%20b&api%20key=hidden')
    expect(JSON.stringify(report())).toContain('GET /books?page=a%20b&api%20key=hidden')
    expect(JSON.stringify(report())).not.toContain('secret')
    const offline = await start({ contract, ask: await openReplay(file, keys) })
    expect(await ask(`${offline.mainUrl}/books?api%20key=another&page=a%20b`)).toEqual([200, 7])
    expect(await ask(`${offline.mainUrl}/books?page=a%20b`)).toEqual([
      404,
      expect.objectContaining({ message: expect.stringContaining('sent with another credential') }),
    ])
  })

  test('regression: credentials that an answer repeated were recorded', async () => {
    const schemes = {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      page: { type: 'apiKey', in: 'query', name: 'key' },
      visit: { type: 'apiKey', in: 'cookie', name: 'visit' },
      login: { type: 'http', scheme: 'basic' },
    }
    const names = Object.keys(schemes)
    const document: object = {
      openapi: '3.1.0',
      paths: { '/books': { get: { responses: {} } } },
      components: { securitySchemes: schemes },
      security: names.map(name => ({ [name]: [] })),
    }
    const keys = apiKeysOf(contractOf({ 'a.json': { ...document } }, ['a.json']))
    const recorder = await openRecorder(file, keys)
    const body = JSON.stringify({
      next: '/books?page=2&key=of%20query',
      said: ['of-header', 'of"visit', 'of-token', '123456'],
      words: ['of-headers', 'abc'],
      total: 123456,
    })
    const headers = new Headers({
      Location: '/books?key=of%20query',
      'Content-Type': 'application/json',
    })
    const { mainUrl } = await start({
      ask: () => ({ status: 201, headers, body: Buffer.from(body) }),
      record: recorder.add,
    })
    await fetch(`${mainUrl}/books?key=of+query`, {
      headers: {
        'X-Key': 'of-header',
        Cookie: 'theme=of-headers; visit=of"visit',
        Authorization: 'Bearer of-token',
      },
    })
    await fetch(`${mainUrl}/books`, { headers: { 'X-Key': '123456' } })
    await fetch(`${mainUrl}/books`, { headers: { 'X-Key': 'abc' } })
    const [first, second, third] = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map(row => JSON.parse(row))
    expect(first.headers.location).toBe('/books?key=hidden')
    expect(JSON.parse(first.body)).toEqual({
      next: '/books?page=2&key=hidden',
      said: ['hidden', 'hidden', 'hidden', '123456'],
      words: ['of-headers', 'abc'],
      total: 123456,
    })
    expect(JSON.parse(second.body)).toMatchObject({ said: { 3: 'hidden' }, total: 123456 })
    expect(third.body).toBe(body)
  })

  test.each([
    ['/%EB%85%B8%ed%8a%b8?a=1&b=2', '/%eb%85%b8%ED%8A%B8?b=2&a=1', '', ''],
    ['/a~b', '/a%7Eb', '', ''],
    ['/books', '/books', '{"a":{"b":1,"c":[1, 2]},"d":null}', '{ "d": null, "a": {"c":[1,2], "b":1} }'],
    ['/books?spec={"a":1,"b":[2]}', '/books?spec={ "b": [2], "a": 1 }', '', ''],
  ])('%s is found as %s', async (path, other, sent, otherSent) => {
    const recorder = await openRecorder(file)
    const { mainUrl } = await start({
      ask: () => ({ status: 200, headers: new Headers(), body: Buffer.from('7') }),
      record: recorder.add,
    })
    const post = (url: string, body: string) => fetch(url, { method: 'POST', ...(body !== '' && { body }) })
    await post(mainUrl + path, sent)
    const offline = await start({ ask: await openReplay(file) })
    expect(await (await post(offline.mainUrl + other, otherSent)).text()).toBe('7')
    expect((await post(`${offline.mainUrl}${other}`, '{"a":{"b":2}}')).status).toBe(404)
    expect((await post(`${offline.mainUrl}/other`, sent)).status).toBe(404)
  })

  test('of an older version is found by the hash of JSON as it was sent', async () => {
    const body = '{ "a": 1 }'
    const sent = createHash('sha256').update(body).digest('hex')
    await writeFile(
      file,
      JSON.stringify({ ...line, method: 'POST', target: '/books', sent, body: '7', encoding: 'utf8' }),
    )
    const offline = await start({ ask: await openReplay(file) })
    const init = { method: 'POST', body }
    expect(await ask(`${offline.mainUrl}/books`, init)).toEqual([200, 7])
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

  test('regression: a request with another credential was said not to be in the recording', async () => {
    const recorder = await openRecorder(file)
    const { mainUrl } = await start({ record: recorder.add })
    const group = '/front/v2/zzim/group'
    await fetch(mainUrl + group, { headers: token })
    const offline = await start({ ask: await openReplay(file) })
    const message = `GET ${group} is in the recording, but there it was sent with another credential, or without one`
    expect(await ask(offline.mainUrl + group)).toEqual([404, expect.objectContaining({ message })])
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
