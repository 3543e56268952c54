import { expect, test } from 'vitest'
import { checkProduction } from './check-production.ts'

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

test('in production it starts neither on the mock’s addresses nor without its own', () => {
  const { JEOUL_MAIN_API: _, JEOUL_ORIGIN: __, ...rest } = production
  expect(() => checkProduction(rest)).toThrow('in production JEOUL_MAIN_API, JEOUL_ORIGIN must be set')
})
