import { contractOf } from '@jeoul/contract/documents/open-contract'
import { isJudged, runContract } from '@jeoul/contract/runner'
import { describe, expect, test } from 'vitest'

type Answer = (url: URL) => Response

/** Runs the checks of a document of two operations on a host in the same process. */
function run(category: object, answer: Answer) {
  const parameter = { in: 'query', name: 'category', required: true, ...category }
  const id = { in: 'path', name: 'id', required: true, schema: { type: 'string' } }
  const responses = { 200: {}, '4XX': {} }
  const paths = {
    '/items': { get: { operationId: 'listItems', parameters: [parameter], responses } },
    '/items/{id}': { get: { operationId: 'getItem', parameters: [id], responses } },
  }
  const document: object = { openapi: '3.0.3', paths }
  const contract = contractOf({ 'a.json': { ...document } }, ['a.json'])
  const url = 'http://shop.test'
  const fetch = async (to: string | URL | Request) => answer(new URL(String(to)))
  return runContract({ mainUrl: url, secondUrl: url, seed: 7, contract, fetch, slow: 60_000 })
}

const text = { schema: { type: 'string' } }

/** A host that lists items of one category, and has the item that is in it. */
const shop: Answer = ({ pathname, searchParams }) => {
  if (pathname === '/items/the-lamp') return new Response()
  const isList = pathname === '/items' && searchParams.get('category') === 'lamps'
  return isList ? Response.json([{ id: 'the-lamp' }]) : new Response(null, { status: 404 })
}

describe('"examples and defaults of the document are used", so that a list behind them is discovered', () => {
  test.each([
    ['example', { ...text, example: 'lamps' }],
    ['examples', { ...text, examples: { one: { value: 'lamps' } } }],
    ['example of the schema', { schema: { type: 'string', example: 'lamps' } }],
    ['default', { schema: { type: 'string', default: 'lamps' } }],
    ['only choice', { schema: { enum: ['lamps'] } }],
  ])('%s', async (_, category) => {
    const report = await run(category, shop)
    expect(report.coverage.getItem?.statuses[200]).toBeGreaterThan(0)
    expect(report.violations).toEqual([])
    expect(isJudged(report)).toBe(true)
  })
})

describe('"no false assurance"', () => {
  test('an operation that never succeeded is said, and so is one that was not called', async () => {
    const report = await run(text, ({ pathname, searchParams }) =>
      pathname === '/items' && searchParams.has('category')
        ? Response.json([])
        : new Response(null, { status: 404 }),
    )
    expect(report.violations).toEqual([])
    expect([...report.unsuccessful, ...report.uncalled].map(({ operationId }) => operationId)).toEqual([
      'getItem',
    ])
    expect(isJudged(report)).toBe(false)
  })

  test('a host that goes down is said once', async () => {
    let answers = 0
    const report = await run({ ...text, example: 'lamps' }, url => {
      if (answers++ < 9) return shop(url)
      throw new TypeError('fetch failed', {
        cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
      })
    })
    expect(report.lost).toMatch(/^the main API at http:\/\/shop\.test can't be reached: /)
    expect(report.violations).toEqual([])
    expect(isJudged(report)).toBe(false)
  })
})
