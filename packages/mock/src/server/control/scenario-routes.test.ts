import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { parseChoices } from '../../scenarios/choice.ts'
import { startMock } from '../start-mock.ts'

const catalogue = tinyCatalogue({ 111: [{ id: 7, cash: 5000, card: 4800, malls: 3 }] })
const mock = await startMock({
  catalogue,
  portMain: 0,
  portSecond: 0,
  scenarios: parseChoices('banner-down'),
})
afterAll(() => mock.close())

const scenarios = `${mock.mainUrl}/__mock/scenarios`
const control = async (path: string, method: string, body?: unknown) => {
  const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const response = await fetch(scenarios + path, init)
  return { status: response.status, ...(await response.json()) }
}
afterEach(() => fetch(`${mock.mainUrl}/__mock/reset`, { method: 'POST' }))

const items = `${mock.mainUrl}/front/v3/items?cate_id=111`
const banner = `${mock.mainUrl}/front/v2/banner/header`
const status = async (url: string) => (await fetch(url)).status

describe('/__mock/scenarios', () => {
  test('lists active and available scenarios', async () => {
    const { active, known } = await control('', 'GET')
    expect(active).toEqual(['banner-down'])
    expect(known).toContainEqual({
      name: 'slow',
      about: 'every response is delayed',
      setting: { unit: 'ms', usual: 2000, min: 1, max: 60_000 },
    })
  })

  test('replaces, adds and removes active scenarios', async () => {
    expect(await status(banner)).toBe(500)
    expect((await control('', 'PUT', ['failing', 'slow=1'])).active).toEqual(['failing', 'slow=1'])
    expect([await status(items), await status(banner)]).toEqual([500, 500])
    expect((await control('/failing', 'DELETE')).active).toEqual(['slow=1'])
    expect((await control('/slow=2', 'PUT')).active).toEqual(['slow=2'])
    expect((await control('', 'DELETE')).active).toEqual([])
    expect([await status(items), await status(banner)]).toEqual([200, 200])
  })

  test('a reset restores the initial scenarios', async () => {
    await control('', 'PUT', ['failing'])
    await fetch(`${mock.mainUrl}/__mock/reset`, { method: 'POST' })
    expect([await status(items), await status(banner)]).toEqual([200, 500])
  })

  test.each([
    ['', 'PUT', 'slow', 'body: expected ["slow=500","flaky"]'],
    ['', 'PUT', ['slow', 'x'], 'body: no scenario is called "x"; see: jeoul-mock scenarios'],
    ['/sold', 'PUT', undefined, 'path: no scenario is called "sold"; did you mean sold-out?'],
    ['/sold', 'DELETE', undefined, 'path: no scenario is called "sold"; did you mean sold-out?'],
  ])('refuses %s %s %j, and changes nothing', async (path, method, body, message) => {
    expect(await control(path, method, body)).toMatchObject({ status: 400, message })
    expect((await control('', 'GET')).active).toEqual(['banner-down'])
  })
})

test('two tests at the same time do not disturb each other', async () => {
  const ask = async (scenario: string) =>
    (await fetch(items, { headers: { 'x-mock-scenario': scenario } })).status
  expect(await Promise.all(['failing', 'none', 'html-error', 'none'].map(ask))).toEqual([500, 200, 502, 200])
})

test.each(['x-mock-scenario', 'x-mock-client', 'prefer'])('a page may send %s', async header => {
  const preflight = await fetch(items, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:4000',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': header,
    },
  })
  const allowed = preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(',')
  expect(allowed).toContain(header)
})
