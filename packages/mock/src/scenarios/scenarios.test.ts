import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { startMock } from '../server/start-mock.ts'
import { scenarios } from './scenarios.ts'

const catalogue = tinyCatalogue({
  111: [
    { id: 7, name: '그래픽카드', cash: 5000, card: 4800, malls: 3, reviews: 12, group: 1, label: '8GB' },
    { id: 8, cash: 9000, card: 8800, group: 1, label: '16GB' },
  ],
})
const mock = await startMock({ catalogue, portMain: 0, portSecond: 0 })
afterAll(() => mock.close())

const token = 'jeoul-mock-token-1'
const main = (path: string) => mock.mainUrl + path
const second = (path: string) => mock.secondUrl + path
const list = main('/front/v3/items?cate_id=111')
const item = second('/desktop/v1/shopping/items/7')

/** Sends a request under scenarios, optionally as a member. */
async function ask(scenario: string, url: string, init: RequestInit = {}) {
  const response = await fetch(url, {
    ...init,
    headers: { 'x-mock-scenario': scenario, ...Object(init.headers) },
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) }
}
const asMember = { headers: { Authorization: `Bearer ${token}` } }
const asJson = { 'Content-Type': 'application/json' }

describe('members', () => {
  test('logged-out treats everybody as a visitor', async () => {
    expect((await ask('logged-out', second('/api/v1/member/info'), asMember)).status).toBe(401)
    expect((await ask('logged-out', main('/front/v2/user/info'), asMember)).json().isLogin).toBe(false)
    const body = JSON.stringify({ auth_token: token })
    const query = await ask('logged-out', main('/front/v2/user/info'), {
      method: 'POST',
      headers: asJson,
      body,
    })
    expect(query.json()).toMatchObject({ isLogin: false, result: null })
  })

  test('logged-out refuses writes', async () => {
    const headers = { ...asMember.headers, ...asJson }
    const init = { method: 'POST', body: '{"name":"선물"}', headers }
    expect((await ask('logged-out', second('/desktop/v1/shopping/wish'), init)).status).toBe(401)
  })

  test('expired-token refuses a token even if none is required', async () => {
    expect((await ask('expired-token', list, asMember)).status).toBe(401)
    expect((await ask('expired-token', list)).status).toBe(200)
  })
})

describe('the network', () => {
  test('slow delays answers', async () => {
    const before = performance.now()
    await ask('slow=60', list)
    expect(performance.now() - before).toBeGreaterThanOrEqual(55)
  })

  test('stuck never answers', async () => {
    await expect(ask('stuck', list, { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout')
  })

  test.each([
    ['offline', list],
    ['offline', item],
    ['main-host-down', list],
    ['second-host-down', item],
    ['dropped=100', list],
  ])('%s closes the connection', async (scenario, url) => {
    await expect(ask(scenario, url)).rejects.toThrow()
  })

  test('one host that is down does not affect the other', async () => {
    expect((await ask('main-host-down', item)).status).toBe(200)
    expect((await ask('second-host-down', list)).status).toBe(200)
  })
})

describe('hosts', () => {
  test('rate-limited answers 429 with Retry-After', async () => {
    const answers = [await ask('rate-limited=1', list), await ask('rate-limited=1', list)]
    expect(answers.map(({ status }) => status)).toEqual([200, 429])
    expect(answers[1]?.headers.get('Retry-After')).toBe('1')
  })

  test('failing answers 500', async () => {
    expect((await ask('failing', list)).status).toBe(500)
  })

  test('html-error answers with a page', async () => {
    const { status, headers, text } = await ask('html-error', list)
    expect([status, headers.get('Content-Type')]).toEqual([502, 'text/html'])
    expect(text).toMatch(/^<html>/)
  })

  test.each([
    ['lying-success', { success: false, message: 'success', result: null }],
    ['null-result', { success: true, message: 'success', result: null }],
  ])('%s answers 200', async (scenario, body) => {
    const answer = await ask(scenario, list)
    expect([answer.status, answer.json()]).toEqual([200, body])
  })

  test('malformed-json begins with valid JSON', async () => {
    const [whole, half] = [await ask('none', list), await ask('malformed-json', list)]
    expect(half.status).toBe(200)
    expect(whole.text.startsWith(half.text)).toBe(true)
    expect(half.json).toThrow(SyntaxError)
  })

  test('wrong-types and extra-fields change every object', async () => {
    const [row] = (await ask('wrong-types,extra-fields', list)).json().result.items
    expect(row).toMatchObject({ cash: '5000', mall_count: '3', added_later: { reason: 'hosts change' } })
    expect(row.variants[0]).toMatchObject({ cash: '9000', added_later: {} })
  })
})

describe('data', () => {
  test('empty-lists leaves no items, with counts to match', async () => {
    const { result, makers } = (await ask('empty-lists', list)).json()
    expect(result).toMatchObject({ items: [], total: 0 })
    expect([...makers, ...result.price_bands].every(({ count }) => count === 0)).toBe(true)
    expect((await ask('empty-lists', `${item}/malls/all`)).json().markets).toEqual([])
    expect((await ask('empty-lists', `${item}/reviews`)).json().result).toMatchObject({ list: [], total: 0 })
    expect((await ask('empty-lists', `${item}/reviews/info`)).json().result.average).toBeNull()
    expect((await ask('empty-lists', main('/front/v3/item/cate/1'))).json().result).not.toEqual([])
  })

  test('sold-out removes prices and offers from items and their variants', async () => {
    const [row] = (await ask('sold-out', list)).json().result.items
    const nothing = { cash: null, card: null }
    expect(row).toMatchObject({ ...nothing, price_state: 1, mall_count: 0 })
    expect(row.variants).toMatchObject([{ ...nothing, state: 1 }])
    const { result } = (await ask('sold-out', item)).json()
    expect(result).toMatchObject({ item: { price_state: 1 }, productData: { priceLow: null } })
    expect((await ask('sold-out', `${item}/malls/all`)).json().markets).toEqual([])
  })

  test('card-prices-missing keeps cash prices and offers', async () => {
    const [row] = (await ask('card-prices-missing', list)).json().result.items
    expect(row).toMatchObject({ cash: 5000, card: null, variants: [{ cash: 9000, card: null }] })
    expect((await ask('card-prices-missing', `${item}/malls/all`)).json().markets).toHaveLength(3)
    expect((await ask('card-prices-missing', `${item}/malls/all?on_sale=1`)).json().markets).toEqual([])
  })

  test('big-prices multiplies prices by a thousand', async () => {
    expect((await ask('big-prices', list)).json().result.items[0]).toMatchObject({ cash: 5_000_000 })
  })

  test.each([
    ['sold-out', { cash: [0, 0], card: [0, 0] }],
    ['card-prices-missing', { cash: [5000, 9000], card: [0, 0] }],
    ['big-prices', { cash: [5_000_000, 9_000_000], card: [4_800_000, 8_800_000] }],
  ])('%s is in the columns of a category, too', async (scenario, columns) => {
    const index = await ask(scenario, main('/front/v3/item/index/111'))
    expect(index.json().result).toMatchObject(columns)
  })

  test('no-images links to missing pictures', async () => {
    const { image } = (await ask('no-images', list)).json().result.items[0]
    expect((await fetch(image)).status).toBe(404)
  })

  test('huge-texts lengthens names, and only texts', async () => {
    const before = (await ask('none', list)).json()
    const { result, message } = (await ask('huge-texts', list)).json()
    expect(result.items[0].name.length).toBeGreaterThan(60)
    expect([result.items[0].image, message]).toEqual([before.result.items[0].image, 'success'])
  })

  test('several can be combined', async () => {
    const [row] = (await ask('sold-out,no-images,huge-texts', list)).json().result.items
    expect(row).toMatchObject({ cash: null, image: main('/pictures/lost') })
    expect(row.name).toMatch(/^그래픽카드 그래픽카드 /)
  })
})

// Scenarios that count calls are tested next to the counter.
const tests = ['scenarios.test.ts', 'create-active-scenarios.test.ts']
const source = tests.map(file => readFileSync(join(import.meta.dirname, file), 'utf8')).join()

test.each([...scenarios.keys()])('%s has a test', name => {
  expect(source).toMatch(new RegExp(`['",]${name}['",=]`))
})
