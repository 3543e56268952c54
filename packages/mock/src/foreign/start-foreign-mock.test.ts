import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openContract } from '@jeoul/contract/documents/open-contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseChoices } from '../scenarios/choice.ts'
import { startForeignMock } from './start-foreign-mock.ts'
import { library, serve, testFolder } from './testing/serve-library.ts'

describe('"answers a foreign document from its examples and schemas"', () => {
  test('makes values that fit, and leaves out what is only written', async () => {
    const { ask, file, mock, lines } = await serve()
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
  const { ask, file, mock, lines } = await serve()
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
    const { ask, lines } = await serve(withSchema(schema))
    const [a, again, b] = [await ask('/a'), await ask('/a'), await ask('/b')]
    expect([a.status, again.status, b.status, await b.text()]).toEqual([200, 200, 200, '1'])
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.join('\n')).not.toMatch(/^\s+at |node_modules/m)
  })

  test('an example that does not fit is served, and reported once', async () => {
    const { ask, mock, lines } = await serve(library.replace('{ id: 1, title: 채식주의자 }', '{ id: one }'))
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
  const folder = await testFolder()
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
