import { describe, expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const api = { mainUrl: 'https://api.test', secondUrl: 'https://second.test', timeLimit: 1000 }
const config = { api, origin: null }

/** Where a page may load something from, by kind. */
function policyOf(isDevelopment: boolean): ReadonlyMap<string, string> {
  const policy = securityHeaders(config, { isDevelopment })['Content-Security-Policy'] ?? ''
  return new Map(policy.split('; ').map(part => [part.split(' ')[0] ?? '', part.replace(/^\S+ /, '')]))
}

describe('every page sends', () => {
  const headers = securityHeaders(config, { isDevelopment: false })

  test.each([
    ['that its type is not to be guessed', 'X-Content-Type-Options', 'nosniff'],
    ['who may open it in a window', 'Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['who may load it', 'Cross-Origin-Resource-Policy', 'same-origin'],
    ['what other sites learn of its address', 'Referrer-Policy', 'strict-origin-when-cross-origin'],
  ] as const)('%s', (_, name, value) => {
    expect(headers[name]).toBe(value)
  })

  test.each([
    ['scripts', 'script-src', "'self'"],
    ['workers', 'worker-src', "'self'"],
    ['styles', 'style-src', "'self'"],
    ['data', 'connect-src', "'self' https://api.test https://second.test"],
    ['workers', 'worker-src', "'self'"],
    ['plugins', 'object-src', "'none'"],
    ['forms', 'form-action', "'self'"],
    ['frames around it', 'frame-ancestors', "'self'"],
    ['text as markup or code', 'require-trusted-types-for', "'script'"],
    ['policies for addresses of scripts', 'trusted-types', 'default'],
    ['reports of what it refused', 'report-uri', '/__reports/csp'],
    ['a base address', 'base-uri', "'none'"],
    ['anything else', 'default-src', "'self'"],
  ])('which %s it allows', (_, kind, sources) => {
    expect(policyOf(false).get(kind)).toBe(sources)
  })
})

test('inline scripts are allowed in development only', () => {
  expect(policyOf(true).get('script-src')).toBe("'self' 'unsafe-inline'")
  expect(policyOf(false).get('script-src')).not.toContain('unsafe')
})

test('development, whose client writes markup, has no Trusted Types', () => {
  expect(policyOf(true).has('require-trusted-types-for')).toBe(false)
})

test.each([
  ['https://www.shop.test', 'max-age=31536000; includeSubDomains'],
  ['http://www.shop.test', undefined],
  [null, undefined],
])('HSTS is sent if visitors use https: %s', (origin, header) => {
  const headers = securityHeaders({ api, origin }, { isDevelopment: false })
  expect(headers['Strict-Transport-Security']).toBe(header)
})

test.each(['camera', 'microphone', 'geolocation'])('a page never asks for the %s', feature => {
  expect(securityHeaders(config, { isDevelopment: false })['Permissions-Policy']).toContain(`${feature}=()`)
})
