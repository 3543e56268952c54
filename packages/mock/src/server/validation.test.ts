import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { startMock } from './start-mock.ts'

const sound = tinyCatalogue({
  111: [
    { id: 7, cash: 5000, popularity: 1 },
    { id: 8, cash: 6000, popularity: 2 },
  ],
})

/** Like `sound`, but with a number among the texts of item 7. */
const catalogue: Catalogue = {
  ...sound,
  leaves: new Map(
    Array.from(sound.leaves, ([cateId, leaf]) => {
      const text = (row: number) => ({
        ...leaf.items.text(row),
        keySpecs: JSON.parse(row === 0 ? '["8코어",16]' : '["8코어"]'),
      })
      return [cateId, { ...leaf, items: { ...leaf.items, text } }]
    }),
  ),
}

const ports = { portMain: 0, portSecond: 0 }
const mock = await startMock({ catalogue, ...ports })
const lenient = await startMock({ catalogue, ...ports, validate: false })
afterAll(() => Promise.all([mock.close(), lenient.close()]))

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockReturnValue()
})
afterEach(() => fetch(`${mock.mainUrl}/__mock/faults`, { method: 'DELETE' }))

async function ask(url: string, init?: RequestInit) {
  const response = await fetch(url, init)
  return { response, status: response.status, body: await response.json() }
}

const items = '/front/v3/items?cate_id=111'
const wish = `${mock.secondUrl}/desktop/v1/shopping/wish`
const headers = { Authorization: 'Bearer jeoul-mock-token-1', 'Content-Type': 'application/json' }

describe('a request that does not fit the documents', () => {
  test('is refused as problem details that name every place (RFC 9457)', async () => {
    const { response, body } = await ask(`${mock.mainUrl}${items}&limit=many&page=2`)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8')
    expect({ status: response.status, body }).toEqual({
      status: 400,
      body: {
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        detail: 'query.page: is not documented (and 1 more)',
        success: false,
        message: 'query.page: is not documented (and 1 more)',
        result: null,
        problems: [
          { place: 'query.page', message: 'is not documented' },
          { place: 'query.limit', message: 'must be integer' },
        ],
      },
    })
    expect(logged).not.toHaveBeenCalled()
  })

  test.each([
    ['no body', undefined, 'body', 'is required'],
    ['another shape', '{"nam":"선물"}', 'body.name', 'is required'],
    ['no JSON', '{', 'body', 'is no JSON'],
  ])('is refused for its body: %s', async (_, body, place, message) => {
    const answer = await ask(wish, { method: 'POST', headers, ...(body && { body }) })
    expect(answer.status).toBe(400)
    expect(answer.body.problems).toContainEqual({ place, message })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded'])('is refused as %s', async type => {
    const init = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body: '{"name":"선물"}' }
    expect((await ask(wish, init)).body.problems).toEqual([
      {
        place: 'header.Content-Type',
        message: `must be application/json or multipart/form-data, and is ${type}`,
      },
    ])
  })

  test.each(['%', '%E0%A4%A', '1%00', '..%2F1', '%EB%85%B8'])('is refused for its path: %s', async part => {
    const { status, body } = await ask(`${mock.mainUrl}/front/v1/item/spec/${part}`)
    expect([status, body.problems]).toEqual([400, [expect.objectContaining({ place: 'path.cate' })]])
  })

  test('is refused for a form that breaks off', async () => {
    const type = 'multipart/form-data; boundary=end'
    const init = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body: '--end\r\nmarks' }
    const url = `${mock.secondUrl}/desktop/v1/shopping/items/8/reviews`
    expect((await ask(url, init)).body.problems).toEqual([{ place: 'body', message: 'is no form' }])
  })

  test('is still answered by an active fault', async () => {
    const body = '{"getItems":{"status":503}}'
    await fetch(`${mock.mainUrl}/__mock/faults`, { method: 'PUT', body })
    expect((await ask(`${mock.mainUrl}/front/v3/items`)).status).toBe(503)
  })
})

describe('an answer that does not fit the documents', () => {
  test('is found beside items that do, and every time it is sent', async () => {
    const before = mock.violations().length
    expect((await ask(`${mock.mainUrl}${items}&limit=1`)).response.headers.has('x-jeoul-violation')).toBe(
      false,
    )
    expect(logged).not.toHaveBeenCalled()

    for (const _ of [1, 2]) {
      const { status, response } = await ask(`${mock.mainUrl}${items}&limit=2`)
      expect(status).toBe(200)
      expect(response.headers.get('x-jeoul-violation')).toContain(
        'body.result.items.1.key_specs.1: must be string',
      )
    }
    expect(logged).toHaveBeenCalledTimes(2)
    expect(logged.mock.calls[0]?.[0]).toMatch(
      /^OFF CONTRACT: getItems answered 200 to GET .+\n {2}body\.result/,
    )
    expect(mock.violations().slice(before)).toMatchObject([
      { operationId: 'getItems', status: 200, problems: [{ place: 'body.result.items.1.key_specs.1' }] },
      { operationId: 'getItems' },
    ])
    const log = await ask(`${mock.mainUrl}/__mock/requests`)
    expect(log.body.requests.at(-1).responseProblems).toMatchObject([
      { place: 'body.result.items.1.key_specs.1' },
    ])
  })

  test('is not reported if a scenario or fault caused it', async () => {
    const before = mock.violations().length
    const body = '{"getItems":{"status":418}}'
    await fetch(`${mock.mainUrl}/__mock/faults`, { method: 'PUT', body })
    expect((await ask(mock.mainUrl + items)).response.headers.has('x-jeoul-violation')).toBe(false)
    expect(mock.violations().length).toBe(before)
  })
})

test('without validation, nothing is checked', async () => {
  const { status, response } = await ask(`${lenient.mainUrl}${items}&page=2`)
  expect([status, response.headers.has('x-jeoul-violation')]).toEqual([200, false])
  expect(lenient.violations()).toEqual([])
  expect(logged).not.toHaveBeenCalled()
})
