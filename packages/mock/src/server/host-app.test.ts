import { afterAll, describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { startMock } from './start-mock.ts'

const catalogue = tinyCatalogue({ 111: [{ id: 7, cash: 5000, malls: 3 }] })
const mock = await startMock({ catalogue, portMain: 0, portSecond: 0 })
afterAll(() => mock.close())

const user = '/front/v2/user/info'

describe('calls that write', () => {
  test.each(['localhost', '127.0.0.1'])('keep their body on the way through %s', async host => {
    const url = mock.mainUrl.replace('localhost', host) + user
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ auth_token: 'jeoul-mock-token-2' }),
    })
    expect(await response.json()).toMatchObject({ result: { member_id: 'member2' } })
  })

  test.each(['POST', 'PUT', 'DELETE'])('pass the preflight of a %s from another origin', async method => {
    const response = await fetch(mock.mainUrl + user, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:4000',
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Methods')?.split(',')).toContain(method)
    expect(response.headers.get('Access-Control-Allow-Headers')).toMatch(/content-type/i)
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  })

  test('fail on a fault, each method of a path separately', async () => {
    const faults = `${mock.mainUrl}/__mock/faults`
    await fetch(faults, { method: 'PUT', body: JSON.stringify({ queryUser: { status: 503 } }) })
    const statuses = await Promise.all(
      ['GET', 'POST'].map(async method => (await fetch(mock.mainUrl + user, { method })).status),
    )
    await fetch(faults, { method: 'DELETE' })
    expect(statuses).toEqual([200, 503])
  })
})

test('a fixed path takes precedence over one with variables', async () => {
  const response = await fetch(`${mock.mainUrl}/common/information/manager/?mall_web_user=yongsancom`)
  expect(await response.json()).toMatchObject({ result: { idx_b_manager: 2 } })
  const aside = await fetch(`${mock.mainUrl}/front/v2/common/aside/`)
  expect(await aside.json()).toMatchObject({ result: [{ title: '인기 카테고리' }] })
})

test('logging out clears the cookie', async () => {
  const response = await fetch(`${mock.mainUrl}/logout`)
  expect(response.headers.getSetCookie()).toEqual(['auth_token=; Path=/; Max-Age=0; SameSite=Lax'])
})

test.each(['/pictures/logo/wide.svg', '/pictures/logo/narrow.svg', '/pictures/banner/%3Ci%3E.svg'])(
  'draws %s',
  async path => {
    const response = await fetch(mock.mainUrl + path)
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
    expect(await response.text()).toMatch(/^<svg (?!.*<i>).*<\/svg>$/)
  },
)

test('a link to an article leads to a page', async () => {
  const response = await fetch(`${mock.mainUrl}/__mock/article/12`)
  expect(await response.text()).toContain('<h1>기사 12</h1>')
})
