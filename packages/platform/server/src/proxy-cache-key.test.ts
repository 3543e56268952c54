import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { viewOfDevice } from './device-redirect.ts'
import { readEncoding } from './page-answer.ts'
import { readSiteConfig } from './site-config.ts'
import { siteProps } from './site-props.ts'

const conf = readFileSync(path.join(import.meta.dirname, '../../../../deploy/nginx.conf'), 'utf8')

/** Reads a `map` of nginx: the first pattern that matches gives the value. */
function nginxMap(name: string): (value: string) => string {
  const [, block = ''] = new RegExp(`map \\S+ \\$${name} \\{([^}]*)\\}`).exec(conf) ?? []
  const lines = [...block.matchAll(/^\s*(?:default|"~(\*?)(.*)") (\S+);$/gm)]
  const rules = lines.map(([, flag, pattern, value = '']) => ({
    value,
    pattern: pattern === undefined ? null : new RegExp(pattern, flag ? 'i' : ''),
  }))
  if (rules.length === 0) throw new Error(`nginx.conf has no map of ${name}`)
  return text =>
    (rules.find(({ pattern }) => pattern?.test(text)) ?? rules.find(({ pattern }) => pattern === null))
      ?.value ?? ''
}

const config = readSiteConfig({}, { port: 4000, otherSite: 'http://m.shop.test' })
const url = new URL('http://localhost:4000/')

const agents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  'Opera/9.80 (Android; Opera Mini/36.2) Presto/2.12 Version/12.16',
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1)',
  'Mozilla/5.0 (compatible; Daum/4.1)',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36 DaumApps/8.0',
  'shop-checker/1.0 (iPhone; Mobile)',
  'curl/8.10.1',
  '',
]

describe('the proxy caches separately what the server answers differently', () => {
  test.each(agents)('%j', userAgent => {
    const views = { pc: 'desktop', mobile: 'phone' }
    const view = viewOfDevice({ userAgent })
    expect(nginxMap('device')(userAgent)).toBe(view ? views[view] : 'other')
    const { isBot } = siteProps({ url, userAgent, token: null }, false, config)
    expect(nginxMap('is_bot')(userAgent)).toBe(isBot ? '1' : '0')
  })

  test.each([
    ['?1', 'phone'],
    ['?0', 'desktop'],
  ])('the client hint %s takes precedence over the user agent', (hint, device) => {
    for (const agent of agents) expect(nginxMap('device')(hint + agent)).toBe(device)
  })

  test.each(['gzip, deflate, br, zstd', 'gzip;q=1.0, br;q=0.5', 'gzip, br;q=0', 'gzip', 'identity', ''])(
    'in the encoding for %j',
    accepted => {
      const encoding = nginxMap('encoding')(accepted).replace('""', '')
      expect(encoding).toBe(readEncoding(accepted) ?? '')
    },
  )
})
