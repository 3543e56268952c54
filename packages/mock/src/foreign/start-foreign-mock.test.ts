import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContract } from '@jeoul/contract/documents/open-contract'
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { parseChoices } from '../scenarios/choice.ts'
import { startForeignMock } from './start-foreign-mock.ts'

const folder = await mkdtemp(join(tmpdir(), 'jeoul-foreign-'))
afterAll(() => rm(folder, { recursive: true }))

const library = `
openapi: 3.0.3
info: { title: Library, version: '1' }
paths:
  /books:
    get:
      operationId: listBooks
      parameters: [{ name: page, in: query, schema: { type: integer, minimum: 1 } }]
      responses:
        '200':
          description: Books.
          headers: { X-Total: { required: true, schema: { type: integer, minimum: 0 } } }
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Book' } } } }
        '400': { description: No., content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
    post:
      operationId: addBook
      security: [{ key: [] }]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } }
      responses:
        '201': { description: The book., content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } } }
        default: { description: No., content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
  /books/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get:
      operationId: getBook
      responses:
        '200':
          description: A book.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Book' }
              examples:
                first: { value: { id: 1, title: 채식주의자 } }
                second: { $ref: '#/components/examples/Second' }
            text/plain: { schema: { type: string }, example: 채식주의자 }
        '404': { description: None. }
    delete: { operationId: removeBook, responses: { '204': { description: Gone. } } }
  /covers/{id}:
    get:
      operationId: getCover
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '200': { description: A picture., content: { 'image/*': { schema: { type: string } } } } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  examples: { Second: { value: { id: 2, title: 소년이 온다 } } }
  schemas:
    Error: { type: object, required: [code], properties: { code: { type: string, enum: [bad] } } }
    Author:
      type: object
      required: [books]
      properties: { books: { type: array, items: { $ref: '#/components/schemas/Book' } } }
    Book:
      type: object
      required: [id, title, secret]
      properties:
        id: { type: integer }
        title: { type: string }
        isbn: { type: string, pattern: '^97[89]-[0-9]{10}$' }
        published: { type: string, format: date }
        secret: { type: string, writeOnly: true }
        author: { $ref: '#/components/schemas/Author' }
`

let files = 0
const mocks: Awaited<ReturnType<typeof startForeignMock>>[] = []
const lines: string[] = []
afterEach(async () => {
  lines.length = 0
  for (const mock of mocks.splice(0)) await mock.close()
})

async function serve(text = library, options: Partial<Parameters<typeof startForeignMock>[0]> = {}) {
  const file = join(folder, `${++files}.yaml`)
  await writeFile(file, text)
  const tell = (line: string) => void lines.push(line)
  const mock = await startForeignMock({ documents: [file], portMain: 0, tell, ...options })
  mocks.push(mock)
  const ask = (path: string, init?: RequestInit) => fetch(mock.mainUrl + path, init)
  return { file, mock, ask, url: mock.mainUrl }
}

describe('"answers a foreign document from its examples and schemas"', () => {
  test('makes values that fit, and leaves out what is only written', async () => {
    const { ask, file, mock } = await serve()
    const response = await ask('/books')
    const books = await response.json()
    expect(books).toHaveLength(3)
    expect(books[0].author).toEqual({ books: [] })
    expect(books[0]).not.toHaveProperty('secret')
    expect((await openContract([file])).responseProblems('listBooks', 200, books)).toEqual([])
    expect(response.headers.get('X-Total')).toMatch(/^\d+$/)
    expect([mock.violations(), lines]).toEqual([[], []])
  })

  test('"deterministically by seed": the same request has the same answer in every run', async () => {
    const textOf = async (seed: number, path: string) =>
      (await (await serve(library, { seed })).ask(path)).text()
    const first = await textOf(7, '/books')
    expect(await textOf(7, '/books')).toBe(first)
    expect(await textOf(8, '/books')).not.toBe(first)
    expect(await textOf(7, '/books?page=2')).not.toBe(first)
  })

  test.each([
    [{}, 'application/json', '{"id":1,"title":"채식주의자"}'],
    [{ Accept: 'text/plain' }, 'text/plain', '채식주의자'],
    [{ Accept: 'text/html, */*' }, 'application/json', '{"id":1,"title":"채식주의자"}'],
    [{ Prefer: 'example=second' }, 'application/json', '{"id":2,"title":"소년이 온다"}'],
    [{ Prefer: 'dynamic=true' }, 'application/json', expect.stringContaining('"isbn":"97')],
    [{ Prefer: 'code=404' }, null, ''],
  ])('takes examples first, and what %j asks for', async (headers, type, text) => {
    const response = await (await serve()).ask('/books/7', { headers })
    expect([response.headers.get('Content-Type'), await response.text()]).toEqual([type, text])
  })

  test('answers with pictures, and with nothing', async () => {
    const { ask } = await serve()
    const cover = await ask('/covers/1')
    expect([cover.status, cover.headers.get('Content-Type')]).toEqual([200, 'image/gif'])
    expect((await ask('/books/1', { method: 'DELETE' })).status).toBe(204)
  })
})

describe('refusals', () => {
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
  ])('%s has the error of the document, and says why in a header', async (_, path, init, status, problem) => {
    const response = await (await serve()).ask(path, init)
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ code: 'bad' }),
    ])
    expect(response.headers.get('x-jeoul-problem')).toContain(problem)
  })

  test('has problem details where the document tells no error', async () => {
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

  test('accepts any key, by the name that the document tells', async () => {
    const headers = { ...json, 'X-Key': 'anything' }
    expect((await (await serve()).ask('/books', { method: 'POST', body: book, headers })).status).toBe(201)
  })
})

describe('"with the scenarios, faults, log and inspector of the product’s own mock"', () => {
  test('scenarios play, and those of our own product are refused', async () => {
    const { ask } = await serve(library, { scenarios: parseChoices('empty-lists') })
    expect(await (await ask('/books')).json()).toEqual([])
    const change = async (scenario: string) => ask('/books', { headers: { 'x-mock-scenario': scenario } })
    expect((await change('failing')).status).toBe(500)
    const [first] = await (await change('wrong-types')).json()
    expect(first.id).toBeTypeOf('string')
    const refused = await change('sold-out')
    expect([refused.status, (await refused.json()).detail]).toEqual([
      400,
      expect.stringMatching(
        /^header\.x-mock-scenario: no scenario is called "sold-out"; there are .*, empty-lists$/,
      ),
    ])
    await expect(serve(library, { scenarios: parseChoices('sold-out') })).rejects.toThrow(
      /^sold-out can't be played/,
    )
  })

  test('faults, log, coverage and pages work', async () => {
    const { ask } = await serve()
    await ask('/__mock/faults', { method: 'PUT', body: '{"getBook":{"status":503,"when":{"call":1}}}' })
    expect([(await ask('/books/1')).status, (await ask('/books/1')).status]).toEqual([503, 200])
    await ask('/nothing')
    const { requests } = await (await ask('/__mock/requests')).json()
    expect(requests).toMatchObject([
      { operationId: 'getBook', status: 503, applied: ['fault'] },
      { operationId: 'getBook', status: 200 },
      { operationId: null, status: 404 },
    ])
    expect(await (await ask('/__mock/coverage')).json()).toMatchObject({
      addBook: { statuses: { 201: 0 } },
      getBook: { statuses: { 200: 1, 404: 0 }, others: { 503: 1 } },
    })
    const page = await (await ask('/__mock/')).text()
    expect(page).toContain('Scenarios')
    expect(page).not.toContain('Logged out')
    expect(await (await ask('/__mock/docs/main.json')).json()).toMatchObject({
      info: { title: 'Library' },
      components: {
        schemas: { Author: { properties: { books: { items: { $ref: '#/components/schemas/Book' } } } } },
      },
    })
  })

  test('lets pages of a site under development send any header', async () => {
    const response = await (await serve()).ask('/books', {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:5173',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-key',
      },
    })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173')
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('x-key')
  })
})

test('"documents are read again when they change", and stay as they were while they can’t be used', async () => {
  const { ask, file, mock } = await serve()
  expect([(await ask('/authors')).status, (await ask('/books')).status]).toEqual([404, 200])
  await writeFile(
    file,
    library.replace('  /books:', '  /authors: { get: { responses: { 204: {} } } }\n  /books:'),
  )
  expect((await ask('/authors')).status).toBe(204)
  await writeFile(file, 'openapi: [')
  expect((await ask('/authors')).status).toBe(204)
  expect(mock.coverage()).toMatchObject({ listBooks: { statuses: { 200: 1 } } })
  expect(lines).toEqual([
    `${file}: read again, 6 operations`,
    expect.stringMatching(/^error: .+can't be read .+; answers are made of the document as it was before$/),
  ])
})

describe('"A document that can’t be used in some place is one reported flaw", and everything else goes on', () => {
  const withSchema = (schema: string) => `
openapi: 3.1.0
paths:
  /a: { get: { responses: { '200': { description: A., content: { application/json: { schema: ${schema} } } } } } }
  /b: { get: { responses: { '200': { description: B., content: { application/json: { schema: { const: 1 } } } } } } }
components:
  schemas:
    Circle: { type: object, required: [circle], properties: { circle: { $ref: '#/components/schemas/Circle' } } }
    Self: { $ref: '#/components/schemas/Self' }
`
  test.each([
    "{ $ref: '#/nothing' }",
    "{ $ref: '#/components/schemas/Circle' }",
    "{ $ref: '#/components/schemas/Self' }",
    '{ type: object, required: [undeclared] }',
    "{ type: string, pattern: '[' }",
    "{ type: string, pattern: '^[\\w-\\.]+@x$' }",
    '{ type: obj }',
    '{ type: object, properties: { any: null } }',
    '{ type: object, properties: 3 }',
    '{ oneOf: [] }',
    '{ enum: [] }',
    '{ not: {} }',
    '{ type: integer, minimum: 5, maximum: 1 }',
    '{ type: array, minItems: 2, items: false }',
    'false',
    '3',
  ])('%s', async schema => {
    const { ask } = await serve(withSchema(schema))
    const [a, again, b] = [await ask('/a'), await ask('/a'), await ask('/b')]
    expect([a.status, again.status, b.status, await b.text()]).toEqual([200, 200, 200, '1'])
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.join('\n')).not.toMatch(/^\s+at |node_modules/m)
  })

  test('an example that does not fit is served, and reported once', async () => {
    const { ask, mock } = await serve(library.replace('{ id: 1, title: 채식주의자 }', '{ id: one }'))
    expect(await (await ask('/books/1')).json()).toEqual({ id: 'one' })
    await ask('/books/1')
    expect(lines).toEqual([
      expect.stringContaining(
        'flaw: getBook: its answer 200 does not fit the document: body.title: is required',
      ),
      expect.stringContaining('body.id: must be integer'),
    ])
    expect(mock.violations()).toHaveLength(2)
  })
})

test('serves a second document on another port', async () => {
  const other = join(folder, 'second.yaml')
  await writeFile(
    other,
    library.replaceAll('/books', '/papers').replaceAll('operationId: ', 'operationId: other'),
  )
  const file = join(folder, 'first.yaml')
  await writeFile(file, library)
  const mock = await startForeignMock({ documents: [file, other], portMain: 0, portSecond: 0 })
  onTestFinished(() => mock.close())
  const statuses = [`${mock.mainUrl}/books`, `${mock.secondUrl}/papers`, `${mock.secondUrl}/books`].map(
    async url => (await fetch(url)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 404])
})
