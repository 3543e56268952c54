import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { contractOf } from './open-contract.ts'

/** Reads a document in which a reference names its file, as readers of files complete it. */
function contractFrom(text: string) {
  const document = parse(text.replaceAll('"#/', '"a.yaml#/'))
  return contractOf({ 'a.yaml': { openapi: '3.1.0', ...document } }, ['a.yaml'])
}

/** A document whose only answer has a schema, which the text may also refer to as Whole. */
function contractWith(schema: string) {
  return contractFrom(`
paths:
  /books:
    get:
      operationId: listBooks
      responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Whole" } } } } }
components: { schemas: { Whole: ${schema} } }
`)
}

describe('a part of a schema that can not be used is left out and reported once, with its place', () => {
  test.each([
    ['{ type: obj }', '/type', 'must be equal to one of the allowed values'],
    ['{ properties: { any: null } }', '/properties/any', 'must be a schema'],
    ['{ properties: [] }', '/properties', 'must be object'],
    ['{ $ref: "#/components/schemas/Nothing" }', '', `$ref 'a.yaml#/components/schemas/Nothing' leads to`],
    ['{ $ref: "https://a.test/b.yaml#/C" }', '', `$ref 'https://a.test/b.yaml#/C' leads to nothing`],
    ['{ $ref: "#/components/schemas/%" }', '', 'leads to nothing'],
    ['{ allOf: [{ $ref: "#/components/schemas/Whole" }] }', '/allOf/0', 'leads back to itself'],
    ['{ anyOf: [{ $ref: "#/components/schemas/Whole/anyOf/0" }] }', '/anyOf/0', 'leads back to itself'],
    ['{ pattern: "[" }', '/pattern', "'[' is no regular expression"],
    ['{ patternProperties: { "(": {} } }', '/patternProperties/(', 'is no regular expression'],
    ['{ enum: [] }', '/enum', 'has no values'],
    ['{ required: true }', '/required', 'must be array'],
    ['{ minLength: -1 }', '/minLength', 'must be >= 0'],
    ['{ items: [{}] }', '/items', 'must be a schema'],
    ['{ oneOf: [] }', '/oneOf', 'must be a list of schemas'],
    ['{ format: 5 }', '/format', 'must be string'],
  ])('%s', (schema, place, message) => {
    const contract = contractWith(schema)
    expect(contract.responseProblems('listBooks', 200, { any: 1 })).toEqual([])
    expect(contract.flaws).toEqual([
      { place: `a.yaml#/components/schemas/Whole${place}`, message: expect.stringContaining(message) },
    ])
  })
})

describe('what is unusual is used', () => {
  test.each([
    ["{ pattern: '^[\\w-\\.]+@x\\.com$' }", 'a-b.c@x.com', 'a@y.com'],
    [
      '{ properties: { next: { $ref: "#/components/schemas/Whole" } }, type: object }',
      { next: {} },
      { next: 1 },
    ],
    ['{ type: object, required: [id] }', { id: 1 }, {}],
    ['{ id: 5, $id: x, $anchor: y, type: string, nullable: true }', null, 5],
    [
      '{ $ref: "#/components/schemas/Whole/properties/a[1]{x}", properties: { "a[1]{x}": { type: string } } }',
      'a',
      1,
    ],
  ])('%s', (schema, good, bad) => {
    const contract = contractWith(schema)
    expect(contract.flaws).toEqual([])
    expect(contract.responseProblems('listBooks', 200, good)).toEqual([])
    expect(contract.responseProblems('listBooks', 200, bad)).toHaveLength(1)
  })
})

describe('a part of an operation that can not be used is left out and reported once, with its place', () => {
  const get = '/paths/~1a~1{id}/get'
  const known = 'parameters: [{ name: id, in: path, required: true, schema: {} }]'
  const whole = `${known}, responses: { "200": {} }`
  test.each([
    [`{ get: null, put: { ${whole} } }`, get, 'must be an object'],
    [`{ get: { ${known} } }`, get, 'has no responses'],
    ['{ get: { responses: { "200": {} } } }', get, 'has no parameter for {id} of its path'],
    [`{ parameters: [{ in: query }], get: { ${whole} } }`, '/paths/~1a~1{id}/parameters/0', 'has no name'],
    [
      `{ parameters: [{ name: b, in: body }], get: { ${whole} } }`,
      '/paths/~1a~1{id}/parameters/0',
      "is in 'body' instead of path, query",
    ],
    [
      `{ get: { ${whole}, requestBody: { content: [] } } }`,
      `${get}/requestBody/content`,
      'must be an object',
    ],
    [`{ get: { ${whole}, requestBody: { $ref: "#/none" } } }`, `${get}/requestBody`, 'leads to nothing'],
    [
      `{ get: { ${known}, responses: { "200": {}, "404": 5 } } }`,
      `${get}/responses/404`,
      'must be an object',
    ],
    [`{ get: { ${whole}, security: {} } }`, `${get}/security`, 'must be a list'],
    [
      `{ get: { operationId: a, ${whole} }, put: { operationId: a, ${whole} } }`,
      '/paths/~1a~1{id}/put/operationId',
      "'a' is the id of another operation",
    ],
  ])('%s', (item, place, message) => {
    const contract = contractFrom(`paths: { "/a/{id}": ${item}, x-more: null }`)
    expect(contract.operations.length).toBeGreaterThan(0)
    expect(contract.flaws).toEqual([{ place: `a.yaml#${place}`, message: expect.stringContaining(message) }])
  })
})
