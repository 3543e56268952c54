import { describe, expect, test } from 'vitest'
import { readSiteConfig } from './site-config.ts'

const read = (env: Readonly<Record<string, string | undefined>> = {}) =>
  readSiteConfig(env, { port: 4000, otherSite: 'http://localhost:4001' })

test('without settings a site uses the mock', () => {
  expect(read()).toEqual({
    port: 4000,
    host: '127.0.0.1',
    operatorPort: null,
    workers: 1,
    renderLimit: 50,
    keepAlive: 65_000,
    drainPatience: 10_000,
    logLevel: 'warn',
    api: { mainUrl: 'http://localhost:4010', secondUrl: 'http://localhost:4020', timeLimit: 8000 },
    answerLimit: 10_000_000,
    renderBudget: 1500,
    optionalBudget: 500,
    staleTtl: 300_000,
    sharedTtl: 5000,
    cachedBytes: 64_000_000,
    origin: null,
    otherSite: 'http://localhost:4001',
    loginUrl: 'http://localhost:4010/__mock/login',
    logoutUrl: 'http://localhost:4010/__mock/logout',
    tokenDomain: null,
    redirectsDevices: true,
    keepsPages: true,
    operator: {},
  })
})

test('every setting is read from the environment', () => {
  const config = read({
    PORT: '8080',
    JEOUL_HOST: '0.0.0.0',
    JEOUL_OPERATOR_PORT: '9000',
    JEOUL_WORKERS: '4',
    JEOUL_RENDER_LIMIT: '20',
    JEOUL_KEEP_ALIVE_MS: '6000',
    JEOUL_DRAIN_MS: '5000',
    JEOUL_LOG_LEVEL: 'info',
    JEOUL_MAIN_API: 'https://main.shop.test',
    JEOUL_SECOND_API: 'https://second.shop.test',
    JEOUL_CALL_LIMIT_MS: '900',
    JEOUL_ANSWER_LIMIT_MB: '3',
    JEOUL_RENDER_BUDGET_MS: '400',
    JEOUL_OPTIONAL_BUDGET_MS: '200',
    JEOUL_STALE_MS: '60000',
    JEOUL_SHARED_MS: '0',
    JEOUL_PAGE_CACHE_MB: '8',
    JEOUL_ORIGIN: 'https://www.shop.test',
    JEOUL_OTHER_SITE: 'https://m.shop.test',
    JEOUL_LOGIN_URL: 'https://login.shop.test/in',
    JEOUL_LOGOUT_URL: 'https://login.shop.test/out',
    JEOUL_DEVICE_REDIRECT: 'off',
    JEOUL_OFFLINE: 'off',
    JEOUL_TOKEN_DOMAIN: '.shop.test',
    JEOUL_OPERATOR_NAME: '운영사',
  })
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    operatorPort: 9000,
    workers: 4,
    renderLimit: 20,
    keepAlive: 6000,
    drainPatience: 5000,
    logLevel: 'info',
    api: { mainUrl: 'https://main.shop.test', secondUrl: 'https://second.shop.test', timeLimit: 900 },
    answerLimit: 3_000_000,
    renderBudget: 400,
    optionalBudget: 200,
    staleTtl: 60_000,
    sharedTtl: 0,
    cachedBytes: 8_000_000,
    origin: 'https://www.shop.test',
    otherSite: 'https://m.shop.test',
    loginUrl: 'https://login.shop.test/in',
    logoutUrl: 'https://login.shop.test/out',
    tokenDomain: '.shop.test',
    redirectsDevices: false,
    keepsPages: false,
    operator: { name: '운영사' },
  })
})

test('trailing slashes are removed, and the login defaults to the main host', () => {
  const { api, loginUrl } = read({ JEOUL_MAIN_API: 'https://main.shop.test//' })
  expect(api.mainUrl).toBe('https://main.shop.test')
  expect(loginUrl).toBe('https://main.shop.test/__mock/login')
})

describe('an invalid setting is refused by name', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '40.5'],
    ['PORT', ''],
    ['JEOUL_CALL_LIMIT_MS', '8s'],
    ['JEOUL_RENDER_BUDGET_MS', '1e3'],
    ['JEOUL_SHARED_MS', ' 5000'],
  ])('%s=%j is no whole number', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`${name} is not a whole number: ${value}`)
  })

  test.each(['', 'no', 'OFF'])('JEOUL_DEVICE_REDIRECT=%j is none of on, off', value => {
    expect(() => read({ JEOUL_DEVICE_REDIRECT: value })).toThrow('JEOUL_DEVICE_REDIRECT is none of on, off')
  })

  test.each([
    ['JEOUL_MAIN_API', 'localhost:4010'],
    ['JEOUL_MAIN_API', ''],
    ['JEOUL_SECOND_API', '/second'],
    ['JEOUL_ORIGIN', 'www.shop.test'],
    ['JEOUL_OTHER_SITE', 'ftp://m.shop.test'],
    ['JEOUL_LOGIN_URL', 'javascript:alert(1)'],
    ['JEOUL_LOGOUT_URL', 'https://'],
  ])('%s=%j is no address', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`${name} is not an http address: ${value}`)
  })
})

test('in development, unset operator lines show a placeholder', () => {
  const { operator } = readSiteConfig(
    {},
    { port: 4000, otherSite: 'http://localhost:4001', isDevelopment: true },
  )
  expect(operator.name).toBe('설정되지 않음')
})
