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

/** What is left of an answer, and the paths of what was removed. */
function left(json: unknown, schema = answer) {
  const found: unknown = JSON.parse(JSON.stringify(json))
  const fields = sanitizeAnswer(found, schema)
  return { found, fields }
}

test('what matches its schema stays as it is, and so does what is beyond it', () => {
  const sound = { success: true, result: { items: [{ ...good(), more: [null] }], counts: { a: 1 } } }
  expect(left(sound)).toEqual({ found: sound, fields: [] })
})

test.each<[string, object, object]>([
  ['a price as text', { price: '12345' }, { price: null }],
  ['a price of nothing', { price: 0 }, { price: null }],
  ['a price below nothing', { price: -5000 }, { price: null }],
  ['a price beyond all', { price: 1e21 }, { price: null }],
  ['a part of a won', { price: 1.5 }, { price: null }],
  ['a count as text', { count: '3' }, { count: 0 }],
  ['a switch as text', { isNew: 'yes' }, { isNew: false }],
  ['a text that is an object', { id: {} }, { id: '' }],
  ['a category of letters', { cate: 'x' }, { cate: '' }],
  ['a category below nothing', { cate: -5000 }, { cate: '' }],
  ['a list that is none', { specs: 'a' }, { specs: [] }],
  ['a list with null in it', { specs: [null, 'a'] }, { specs: ['a'] }],
  ['a fee below nothing', { lowest: { total: 5000, fee: -1 } }, { lowest: { total: 5000, fee: null } }],
])('%s costs itself', (_, malformed, kept) => {
  const { found, fields } = left({ success: true, result: { items: [{ ...good(), ...malformed }] } })
  expect(found).toEqual({ success: true, result: { items: [{ ...good(), ...kept }] } })
  expect(fields).toHaveLength(1)
})

test('what may be left out goes with all that cannot do without the malformed part', () => {
  const { lowest: _, ...rest } = good()
  const { found, fields } = left({
    success: true,
    result: { items: [{ ...good(), lowest: { total: 0, fee: 0 } }] },
  })
  expect(found).toEqual({ success: true, result: { items: [rest] } })
  expect(fields).toEqual(['result.items.*.lowest.total', 'result.items.*.lowest'])
})

test.each([null, 7, 'x', []])('an entry that is %j costs its row', entry => {
  const { found, fields } = left({ success: true, result: { items: [entry, good()] } })
  expect(found).toEqual({ success: true, result: { items: [good()] } })
  expect(fields).toEqual(['result.items.*'])
})

test('a count of a table that is none costs itself', () => {
  const { found } = left({ success: true, result: { items: [], counts: { a: null, b: 2 } } })
  expect(found).toEqual({ success: true, result: { items: [], counts: { b: 2 } } })
})

test.each([[{ toString: 1 }], [[12]]])('a category that is %j is none', cate => {
  const { found } = left({ success: true, result: { items: [{ ...good(), cate }] } })
  expect(found).toEqual({ success: true, result: { items: [{ ...good(), cate: '' }] } })
})

test('that there is nothing of something is not made up where a host does not say', () => {
  const counted: AnswerSchema = { total: 'c', items: [row] }
  const { count: _, ...rest } = good()
  expect(left({ items: [rest] }, counted).found).toEqual({ items: [{ ...good(), count: 0 }] })
  expect(left({ items: [], total: 'x' }, counted)).toEqual({ found: { items: [] }, fields: ['total'] })
})

test('that a whole list is empty is not made up: the rules refuse the answer', () => {
  expect(left({ success: true, result: { items: 'x' } }).found).toEqual({ success: true, result: {} })
})

test('numbers stand for ids, null for what may be left out, and nothing else is said of either', () => {
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
    ...{ token: null, signal: null, sharedTtl: 0, onMalformed },
    fetch: async () => Response.json({ success: true, message: 'success', result }),
  }
  await allSettled(connectionOpened, { scope, params })
  const { value } = await allSettled(getPopularKeywordsFx, { scope, params: { limit: 10 } })
  expect(value).toMatchObject({
    result: [
      { rank: 1, keyword: 'ssd', change: null },
      { rank: 2, keyword: 'cpu', change: null },
    ],
  })
  expect(onMalformed.mock.calls).toEqual([['GET /front/v2/search/popular', ['result.*', 'result.*.change']]])
})
