import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openContract } from './open-contract.ts'

const folder = await mkdtemp(join(tmpdir(), 'jeoul-documents-'))
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(text: string): Promise<string> {
  const file = join(folder, 'document.yaml')
  await writeFile(file, text)
  return file
}

test('gives every operation an id, parameters, statuses and security', async () => {
  const file = await fileOf(`
openapi: 3.0.3
security: [{ key: [] }]
paths:
  /shelves/{shelf}:
    parameters:
      - { name: shelf, in: path, required: true, schema: { type: integer } }
      - { name: floor, in: query, schema: { type: integer } }
    get:
      parameters: [{ name: floor, in: query, schema: { type: string, nullable: true } }]
      security: [{ key: [] }, {}]
      responses: { "200": { description: A shelf. }, 5XX: { description: No. } }
    put: { responses: { default: { description: Anything. } } }
`)
  const { operations } = await openContract([file])
  const [get, put] = operations
  expect(get).toMatchObject({ operationId: 'get /shelves/{shelf}', isForMembers: false, isSafe: true })
  expect(get?.parameters.map(({ name, schema }) => [name, schema?.type])).toEqual([
    ['shelf', 'integer'],
    ['floor', ['string', 'null']],
  ])
  expect([200, 404, 503].map(status => get?.responses.has(status))).toEqual([true, false, true])
  expect(put).toMatchObject({ isForMembers: true, isSafe: false })
  expect([200, 404, 503].map(status => put?.responses.has(status))).toEqual([true, true, true])
})

test('converts the exclusive limits of OpenAPI 3.0', async () => {
  const schema = '{ type: number, minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false }'
  const parameters = `[{ name: weight, in: query, schema: ${schema} }]`
  const file = await fileOf(`
openapi: 3.0.0
paths: { /books: { get: { parameters: ${parameters}, responses: { "200": { description: Books. } } } } }
`)
  const contract = await openContract([file])
  const isAllowed = (weight: string) =>
    contract.requestProblems('main', 'GET', `http://a.test/books?weight=${weight}`).length === 0
  expect(['0', '0.1', '9', '9.1'].map(isAllowed)).toEqual([false, true, true, false])
})

test.each([
  [
    'swagger: "2.0"\npaths: {}',
    /document\.yaml: is not an OpenAPI 3 document; it needs 'openapi: 3\.x' and 'paths'$/,
  ],
  ['a: [', /document\.yaml: can't be read \(.+\)$/],
  ['', /document\.yaml: is not an OpenAPI 3 document/],
  ['a: &a [*a]', /document\.yaml: can't be read \(.+\)$/],
])('describes in one line what is wrong with %j', async (text, line) => {
  await expect(openContract([await fileOf(text)])).rejects.toThrow(line)
})

test('a file that can not be read is one flaw, whatever refers to it', async () => {
  const item = '{ $ref: "none.yaml#/a" }'
  const { operations, flaws } = await openContract([
    await fileOf(`
openapi: 3.1.0
paths: { /a: ${item}, /b: ${item}, /c: { get: { responses: { "200": {} } } } }
`),
  ])
  expect(operations.map(({ path }) => path)).toEqual(['/c'])
  expect(flaws).toEqual([
    { place: join(folder, 'none.yaml'), message: expect.stringMatching(/^can't be read \(ENOENT/) },
  ])
})

test('regression: a document with a key that occurs twice could not be read', async () => {
  const { operations, flaws } = await openContract([
    await fileOf(`
openapi: 3.1.0
paths:
  /a: { get: { summary: The first, responses: { "200": {} } } }
  /b: { get: { responses: { "200": {} } } }
  /a: { get: { summary: The last, responses: { "200": {} } } }
`),
  ])
  expect(operations.map(({ path, summary }) => [path, summary])).toEqual([
    ['/a', 'The last'],
    ['/b', ''],
  ])
  const message = "the key '/a' is in the same object before, so only the last value is read"
  expect(flaws).toEqual([{ place: 'document.yaml:6:3', message }])
})

test('a document that is nested too deeply is no stack', async () => {
  const nested = `${'{ a: '.repeat(9000)}1${' }'.repeat(9000)}`
  const file = await fileOf(`openapi: 3.0.0\npaths: { /a: { get: ${nested} } }`)
  await expect(openContract([file])).rejects.toThrow(/can't be read \(Maximum call stack size exceeded/)
})

test('nullable beside a $ref is said once, and null is taken there', async () => {
  const { flaws } = await openContract([
    await fileOf(`
openapi: 3.0.3
paths: {}
components:
  schemas:
    A: { type: object, properties: { b: { nullable: true, $ref: "#/components/schemas/B" }, c: { nullable: true, $ref: "#/components/schemas/B" } } }
    B: { type: integer }
`),
  ])
  expect(flaws).toEqual([
    {
      place: 'document.yaml#/components/schemas/A/properties/b',
      message: 'nullable beside a $ref says nothing in OpenAPI 3.0, so null is taken there, like 1 more',
    },
  ])
})
