import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exchangeOf } from '../testing/exchange-of.ts'
import type { Addition } from './additions.ts'
import { curlLine } from './curl-line.ts'

/** The words of each line as a shell parses them, with a function in place of curl. No word here is empty. */
function wordsOf(...lines: readonly string[]): readonly (readonly string[])[] {
  const script = [`curl() { printf '%s\\0' "$@" ''; }`, 'TOKEN=secret', ...lines].join('\n')
  const calls = execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\0\0')
  return calls.slice(0, -1).map(words => words.split('\0'))
}

test('reads without a body', () => {
  const line = curlLine([exchangeOf('getItems', { values: { cate_id: '1', keyword: "it's" } })])
  expect(line).toBe("curl -sS -i 'http://host.test/front/v3/items?cate_id=1&keyword=it%27s'")
})

test('names the method, and the token by its variable', () => {
  const line = curlLine([exchangeOf('deleteWishItem', { values: { id: '7' }, caller: 'member' })])
  expect(line).toContain('-X DELETE')
  expect(wordsOf(line)[0]).toContain('Authorization: Bearer secret')
})

test.each<[string, Addition, readonly string[]]>([
  ['header', { in: 'header', name: 'X-Key', value: 's' }, ['-H', 'X-Key: secret']],
  ['name of the query', { in: 'query', name: 'a key', value: 's' }, ['--url-query', 'a%20key=secret']],
  ['cookie', { in: 'cookie', name: 'key', value: 's' }, ['-b', 'key=secret']],
  ['user', { in: 'header', name: 'Authorization', type: 'Basic', value: 's' }, ['-u', 'secret']],
])('names a secret by its variable in a %s', (_, addition, words) => {
  const line = curlLine([exchangeOf('getUser', {}, { added: [{ ...addition, variable: 'TOKEN' }] })])
  expect(wordsOf(line)[0]?.slice(-2)).toEqual(words)
})

test('writes what is no secret, whatever the shell makes of it', () => {
  const added = [{ in: 'header', name: 'X-Text', value: 'a "$TOKEN" `b` \\' } as const]
  const [words] = wordsOf(curlLine([exchangeOf('getUser', {}, { added })]))
  expect(words?.at(-1)).toBe('X-Text: a "$TOKEN" `b` \\')
})

test('sends several requests one after the other', () => {
  const line = curlLine([exchangeOf('getUser', {}), exchangeOf('logout', {})])
  expect(line.split(' && ')).toHaveLength(2)
})

test('writes any text of a body unchanged, in one line', () => {
  const texts = fc
    .sample(fc.string({ unit: 'binary', minLength: 1 }), 200)
    .map(text => text.replaceAll('\0', ''))
  const json = texts.map(message =>
    curlLine([exchangeOf('createWishGroup', { body: { json: { message } } })]),
  )
  const form = texts.map(message =>
    curlLine([exchangeOf('createReview', { body: { form: { message } }, values: { id: '1' } })]),
  )
  expect([...json, ...form].filter(line => /[\r\n]/.test(line))).toEqual([])
  expect(wordsOf(...json).map(words => JSON.parse(words.at(-1) ?? ''))).toEqual(
    texts.map(message => ({ message })),
  )
  expect(wordsOf(...form).map(words => words.at(-1))).toEqual(texts.map(message => `message=${message}`))
})

test('sends a file with its name', () => {
  const form = { 'images[]': ['a', 'b'] }
  const [words] = wordsOf(curlLine([exchangeOf('createReview', { body: { form }, values: { id: '1' } })]))
  const files = words?.filter(word => word.startsWith('images[]=@'))
  expect(files?.map(word => word.replace(/^images\[\]=@[^;]+/, ''))).toEqual([
    ';filename="a.gif";type=image/gif',
    ';filename="b.gif";type=image/gif',
  ])
})
