import { expect, test } from 'vitest'
import { library, serve } from './testing/serve-library.ts'

const plain = { type: 'about:blank' }
const json = { 'Content-Type': 'application/json' }
const book = '{"id":1,"title":"a","secret":"b"}'

test.each([
  ['an invalid request', '/books?page=0', {}, 400, 'query.page: must be >= 1'],
  [
    'an invalid body',
    '/books',
    { method: 'POST', body: '{}', headers: { ...json, 'X-Key': 'a' } },
    400,
    'body.id: is',
  ],
  [
    'no credential',
    '/books',
    { method: 'POST', body: book, headers: json },
    401,
    'header.X-Key: is required',
  ],
  [
    'the key that is never accepted',
    '/books',
    { method: 'POST', body: book, headers: { ...json, 'X-Key': 'unknown-token' } },
    401,
    'header.X-Key: is not accepted',
  ],
  [
    'the token that is never accepted',
    '/books',
    { method: 'POST', body: book, headers: { ...json, Authorization: 'Bearer unknown-token' } },
    401,
    'header.Authorization: is not accepted',
  ],
])(
  '%s is refused with the error of the document, which a header explains',
  async (_, path, init, status, problem) => {
    const response = await (await serve()).ask(path, init)
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ code: 'bad' }),
    ])
    expect(response.headers.get('x-jeoul-problem')).toContain(problem)
  },
)

test('a refusal is problem details where the document tells no error', async () => {
  const { ask, mock } = await serve()
  const response = await ask('/books/x')
  const problem = { place: 'path.id', message: 'must be integer' }
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      ...plain,
      title: 'Bad Request',
      status: 400,
      detail: 'path.id: must be integer',
      problems: [problem],
    },
  ])
  expect(response.headers.get('x-jeoul-problem')).toBe('path.id: must be integer')
  expect(mock.violations()).toEqual([])
})

test('regression: an undocumented 401 did not say why in a header', async () => {
  const { ask } = await serve(library.replace('default: {', "'400': {"))
  const response = await ask('/books', { method: 'POST', body: book, headers: json })
  expect([response.status, response.headers.get('x-jeoul-problem')]).toEqual([
    401,
    'header.X-Key: is required',
  ])
})

test.each([
  ['a path that is no operation', '/nothing', {}, 404],
  ['an undocumented status', '/books', { headers: { Prefer: 'code=418' } }, 418],
  ['a preference that can’t be followed', '/books', { headers: { Prefer: 'code=999' } }, 400],
  ['a scenario', '/books', { headers: { 'x-mock-scenario': 'rate-limited=1' } }, 429],
  ['a fault', '/books/1', {}, 503],
  ['a body that is too long', '/books', { method: 'POST', body: 'a'.repeat(1024 ** 2 + 1) }, 413],
])('regression: the problem of %s had members of our own hosts', async (_, path, init, status) => {
  const { ask, mock } = await serve()
  await ask('/__mock/faults', { method: 'PUT', body: '{"getBook":{"status":503}}' })
  await ask(path, init)
  const response = await ask(path, init)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/)
  const body = await response.json()
  expect([response.status, Object.keys(body).toSorted()]).toEqual([
    status,
    expect.arrayContaining(['detail', 'status', 'title', 'type']),
  ])
  expect(body).not.toHaveProperty('success')
  expect(body).not.toHaveProperty('message')
  expect(body).not.toHaveProperty('result')
  expect(mock.violations()).toEqual([])
})

test('any key is accepted, by the name that the document tells', async () => {
  const headers = { ...json, 'X-Key': 'anything' }
  expect((await (await serve()).ask('/books', { method: 'POST', body: book, headers })).status).toBe(201)
})
