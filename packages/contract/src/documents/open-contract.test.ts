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
  ['openapi: 3.1.0\npaths: { /a: { $ref: "none.yaml#/a" } }', /can't be read \(ENOENT.+none\.yaml.*\)$/],
])('describes in one line what is wrong with %j', async (text, line) => {
  await expect(openContract([await fileOf(text)])).rejects.toThrow(line)
})
