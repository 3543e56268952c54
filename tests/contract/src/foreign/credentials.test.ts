import { isJudged } from '@jeoul/contract/runner'
import { expect, test } from 'vitest'
import { credentials } from './credentials.ts'
import { type Given, type Host, refused, testHost } from './feature.ts'

const document = `
components:
  securitySchemes:
    key: { type: apiKey, in: query, name: key }
    login: { type: http, scheme: basic }
    token: { type: http, scheme: bearer }
paths:
  /by-key: { get: { security: [{ key: [] }], responses: { "200": { description: Yes. } } } }
  /by-login: { get: { security: [{ login: [] }], responses: { "200": { description: Yes. } } } }
  /by-any: { get: { security: [{ token: [] }, { key: [], login: [] }], responses: { "200": { description: Yes. } } } }
  /by-branch:
    get:
      parameters: [{ name: X-Branch, in: header, required: true, schema: { type: string } }]
      responses: { "200": { description: Yes. } }
  /by-visit:
    get:
      parameters: [{ name: visit, in: cookie, required: true, schema: { type: string } }]
      responses: { "200": { description: Yes. } }
  /open: { get: { responses: { "200": { description: Yes. } } } }`

test.each<[Given, readonly (string | undefined)[]]>([
  [
    {},
    [
      '--credential key=<key>',
      '--credential login=<user:password>',
      '--token, or --credential key=<key> and --credential login=<user:password>',
      "--header 'X-Branch: <value>'",
      "--header 'Cookie: visit=<value>'",
    ],
  ],
  [
    { credentials: { key: 'a' }, headers: { Cookie: 'visit=1' } },
    [
      '--credential login=<user:password>',
      '--token, or --credential login=<user:password>',
      "--header 'X-Branch: <value>'",
    ],
  ],
  [
    { token: 'a', credentials: { key: 'a', login: 'a:b' }, headers: { 'X-Branch': 'a', Cookie: 'visit=1' } },
    [],
  ],
])('given %j, says which options would call the other operations', async (given, lacks) => {
  const { uncalled } = await testHost(document, () => new Response(), 7, given)
  expect(uncalled.map(each => each.lacks)).toEqual(lacks)
})

test.each<[string, readonly string[]]>([
  ['an API key in a header', ['--credential key']],
  ['an API key in the query, that is described as a parameter too', ['--credential key']],
  ['an API key in a cookie', ['--credential key']],
  ['HTTP Basic', ['--credential login']],
  ['an API key beside a token', ['--credential key', '--token']],
  ['a token in place of an API key', ['--token']],
])('regression: %s that the host refuses was a violation, not a wrong credential', async (name, options) => {
  const { document = '', given } = credentials[name] ?? {}
  const host: Host = ({ headers }) => refused(headers.get('X-Key') === 'secret' ? 403 : 401)
  const report = await testHost(document, host, 7, given)
  expect(report.violations).toEqual([])
  expect(report.unsuccessful).toEqual([])
  expect(report.refused.map(({ option }) => option)).toEqual(options)
  expect(isJudged(report)).toBe(false)
})

test('an operation that refuses a credential which another one accepts violates the document', async () => {
  const given = { token: 'a', credentials: { key: 'a', login: 'a:b' }, headers: { Cookie: 'visit=1' } }
  const host: Host = (_, { pathname }) => (pathname === '/by-login' ? refused(401) : new Response())
  const byLogin = document.replace('/open: { get: {', '/open: { get: { security: [{ login: [] }],')
  const { violations, refused: named } = await testHost(byLogin, host, 7, given)
  expect(violations.map(({ message }) => message)).toEqual(['is 401 for an allowed request'])
  expect(named).toEqual([])
})

test('a report has neither credentials nor the values of headers', async () => {
  const given = {
    token: 'secret-1',
    credentials: { key: 'secret-2', login: 'kim:secret-3' },
    headers: { 'X-Branch': 'secret-4', Cookie: 'visit=secret-5' },
  }
  const report = await testHost(document, () => refused(500), 7, given)
  expect(JSON.stringify(report)).not.toContain('secret')
  const lines = Object.fromEntries(report.violations.map(({ operationId, curl }) => [operationId, curl]))
  const all = `-H "X-Branch: $HEADER_X_BRANCH" -H "Cookie: $HEADER_COOKIE"`
  expect(lines).toMatchObject({
    'get /by-key': `curl -sS -i 'http://foreign.test/by-key' ${all} --url-query "key=$CREDENTIAL_KEY"`,
    'get /by-login': `curl -sS -i 'http://foreign.test/by-login' ${all} -u "$CREDENTIAL_LOGIN"`,
    'get /by-any': `curl -sS -i 'http://foreign.test/by-any' ${all} -H "Authorization: Bearer $TOKEN"`,
    'get /open': `curl -sS -i 'http://foreign.test/open' ${all}`,
  })
})

test('pages of a site must be allowed to send the header of an API key', async () => {
  const origin = 'https://www.shop.example'
  const headers = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'Authorization',
    Vary: 'Origin',
  }
  const byHeader = document.replace('in: query, name: key', 'in: header, name: X-Key')
  const given = { origin, token: 'a', credentials: { key: 'a' } }
  const { violations } = await testHost(byHeader, () => new Response(null, { headers }), 7, given)
  expect(violations.map(({ operationId, message }) => `${operationId}: ${message}`)).toEqual([
    "get /by-key: is 'Authorization', without x-key",
  ])
})
