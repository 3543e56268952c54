import { expect, test } from 'vitest'
import { checkNode, checkProduction } from './check-start.ts'

test.each(['24.0.0', '24.21.0', '26.1.0'])('a site starts on Node %s', version => {
  expect(() => checkNode(version)).not.toThrow()
})

test.each(['20.19.0', '22.21.0', '8.17.0'])(
  'regression: on Node %s it was ready, and failed at every page',
  version => {
    expect(() => checkNode(version)).toThrow(`Node 24 or later is needed; this is ${version}`)
  },
)

const production = {
  NODE_ENV: 'production',
  JEOUL_MAIN_API: 'https://api.shop.test',
  JEOUL_SECOND_API: 'https://second.shop.test',
  JEOUL_ORIGIN: 'https://www.shop.test',
  JEOUL_OTHER_SITE: 'https://m.shop.test',
  JEOUL_LOGIN_URL: 'https://shop.test/login',
  JEOUL_LOGOUT_URL: 'https://shop.test/logout',
}

test.each([
  ['all is set', production],
  ['it is no production', {}],
  ['the mock is meant', { NODE_ENV: 'production', JEOUL_MOCK: 'on' }],
])('a site starts where %s', (_, env) => {
  expect(() => checkProduction(env)).not.toThrow()
})

test('in production it does not start without its addresses', () => {
  const { JEOUL_MAIN_API: _, JEOUL_ORIGIN: __, ...rest } = production
  expect(() => checkProduction(rest)).toThrow('in production JEOUL_MAIN_API, JEOUL_ORIGIN must be set')
})

test.each([
  ['JEOUL_MAIN_API', 'http://localhost:4010'],
  ['JEOUL_SECOND_API', 'http://127.0.0.1:4020/'],
  ['JEOUL_LOGIN_URL', 'http://LOCALHOST:4010/__mock/login'],
  ['JEOUL_LOGOUT_URL', 'http://[::1]:4010/__mock/logout'],
])('in production it does not start where %s is the mock’s', (name, address) => {
  expect(() => checkProduction({ ...production, [name]: address })).toThrow(
    `in production ${name} must not be the mock’s`,
  )
})

test('a host may run on the site’s machine', () => {
  const beside = { ...production, JEOUL_MAIN_API: 'http://localhost:8080' }
  expect(() => checkProduction(beside)).not.toThrow()
})
