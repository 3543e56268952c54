import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import type { AnswerSchema } from './answer-schema.ts'
import { connectionOpened } from './connection.ts'
import { sanitizeAnswer } from './sanitize-answer.ts'
import { getPopularKeywordsFx } from './search.ts'

const row: AnswerSchema = {
  id: 's',
  cate: 'd',
  price: ['p', 'null'],
  count: 'c',
  isNew: 'b',
  specs: ['s'],
  'lowest?': { total: 'p', fee: ['w', 'null'] },
}
const answer: AnswerSchema = { success: 'b', result: { items: [row], 'counts?': ['c', 'table'] } }
const good = () => ({
  id: '7',
  cate: '11',
  price: 5000,
  count: 3,
  isNew: true,
  specs: ['a'],
  lowest: { total: 5000, fee: 0 },
})

/** Sanitizes an answer. @returns the result, and the paths of what was removed */
function left(json: unknown, schema = answer) {
  const found: unknown = JSON.parse(JSON.stringify(json))
  const fields = sanitizeAnswer(found, schema)
  return { found, fields }
}

test('what matches the schema stays unchanged, and so do fields beyond it', () => {
  const sound = { success: true, result: { items: [{ ...good(), more: [null] }], counts: { a: 1 } } }
  expect(left(sound)).toEqual({ found: sound, fields: [] })
})

test.each<[string, object, object]>([
  ['a price as text', { price: '12345' }, { price: null }],
  ['a price of 0', { price: 0 }, { price: null }],
  ['a negative price', { price: -5000 }, { price: null }],
  ['a price beyond the limit', { price: 1e21 }, { price: null }],
  ['a fraction of a won', { price: 1.5 }, { price: null }],
  ['a count as text', { count: '3' }, { count: 0 }],
  ['a boolean as text', { isNew: 'yes' }, { isNew: false }],
  ['a text that is an object', { id: {} }, { id: '' }],
  ['a category of letters', { cate: 'x' }, { cate: '' }],
  ['a negative category', { cate: -5000 }, { cate: '' }],
  ['a list that is a string', { specs: 'a' }, { specs: [] }],
  ['a list with a null entry', { specs: [null, 'a'] }, { specs: ['a'] }],
  ['a negative fee', { lowest: { total: 5000, fee: -1 } }, { lowest: { total: 5000, fee: null } }],
])('%s is removed alone', (_, malformed, kept) => {
  const { found, fields } = left({ success: true, result: { items: [{ ...good(), ...malformed }] } })
  expect(found).toEqual({ success: true, result: { items: [{ ...good(), ...kept }] } })
  expect(fields).toHaveLength(1)
})

test('an optional part is removed as a whole if a required field of it is malformed', () => {
  const { lowest: _, ...rest } = good()
  const { found, fields } = left({
    success: true,
    result: { items: [{ ...good(), lowest: { total: 0, fee: 0 } }] },
  })
  expect(found).toEqual({ success: true, result: { items: [rest] } })
  expect(fields).toEqual(['result.items.*.lowest.total', 'result.items.*.lowest'])
})

test.each([null, 7, 'x', []])('an entry that is %j is removed', entry => {
  const { found, fields } = left({ success: true, result: { items: [entry, good()] } })
  expect(found).toEqual({ success: true, result: { items: [good()] } })
  expect(fields).toEqual(['result.items.*'])
})

test('an entry without its price is removed, and one without an amount stays', () => {
  const priced: AnswerSchema = { offers: [{ price: 'p', 'options?': [{ price: 'w' }] }] }
  const offers = [{}, { price: 0 }, { price: 1 }, { price: 2, options: [{ price: 'x' }, {}, { price: 3 }] }]
  expect(left({ offers }, priced).found).toEqual({
    offers: [{ price: 1 }, { price: 2, options: [{}, {}, { price: 3 }] }],
  })
})

test('a malformed count in a table is removed alone', () => {
  const { found } = left({ success: true, result: { items: [], counts: { a: null, b: 2 } } })
  expect(found).toEqual({ success: true, result: { items: [], counts: { b: 2 } } })
})

test.each([[{ toString: 1 }], [[12]]])('a category that is %j becomes empty', cate => {
  const { found } = left({ success: true, result: { items: [{ ...good(), cate }] } })
  expect(found).toEqual({ success: true, result: { items: [{ ...good(), cate: '' }] } })
})

test('a missing count within an entry becomes 0, but a missing total stays missing', () => {
  const counted: AnswerSchema = { total: 'c', items: [row] }
  const { count: _, ...rest } = good()
  expect(left({ items: [rest] }, counted).found).toEqual({ items: [{ ...good(), count: 0 }] })
  expect(left({ items: [], total: 'x' }, counted)).toEqual({ found: { items: [] }, fields: ['total'] })
})

test('a malformed list is not turned into an empty one: the rules refuse the answer', () => {
  expect(left({ success: true, result: { items: 'x' } }).found).toEqual({ success: true, result: {} })
})

test('numbers are accepted as ids, and null for optional fields, without a report', () => {
  const { lowest: _, ...rest } = good()
  const { found, fields } = left({ success: true, result: { items: [{ ...good(), id: 7, lowest: null }] } })
  expect(found).toEqual({ success: true, result: { items: [rest] } })
  expect(fields).toEqual([])
})

test('a host’s answers are checked against the contract, and each malformed field is reported once', async () => {
  const result = [null, { rank: 1, keyword: 'ssd', change: 'x' }, { rank: 2, keyword: 'cpu', change: {} }]
  const onMalformed = vi.fn()
  const url = 'http://host.test'
  const scope = fork()
  const params = {
    config: { mainUrl: url, secondUrl: url, timeLimit: 5000 },
    token: null,
    signal: null,
    sharedTtl: 0,
    onMalformed,
    fetch: async () => Response.json({ success: true, message: 'success', result }),
  }
  await allSettled(connectionOpened, { scope, params })
  const { value } = await allSettled(getPopularKeywordsFx, { scope, params: { limit: 10, managerId: 1 } })
  expect(value).toMatchObject({
    result: [
      { rank: 1, keyword: 'ssd', change: null },
      { rank: 2, keyword: 'cpu', change: null },
    ],
  })
  expect(onMalformed.mock.calls).toEqual([['GET /front/v2/search/popular', ['result.*', 'result.*.change']]])
})
