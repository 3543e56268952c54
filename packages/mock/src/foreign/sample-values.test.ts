import { contractOf } from '@jeoul/contract/documents/open-contract'
import { expect, test } from 'vitest'
import { createSamples } from './sample-values.ts'

const components = {
  Node: {
    type: 'object',
    required: ['name', 'parts'],
    properties: { name: { type: 'string' }, parts: { type: 'array', items: ref('Node') }, next: ref('Node') },
  },
  Cat: {
    type: 'object',
    required: ['kind', 'lives'],
    properties: { kind: { type: 'string' }, lives: { type: 'integer' } },
  },
  Dog: {
    type: 'object',
    required: ['kind', 'barks'],
    properties: { kind: { type: 'string' }, barks: { type: 'boolean' } },
  },
  Many: Object.fromEntries([
    ['type', 'object'],
    [
      'properties',
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`p${at}`, ref(at % 2 ? 'Many' : 'More')])),
    ],
  ]),
  More: { type: 'object', properties: { a: ref('Many'), b: ref('Node'), c: ref('More') } },
}

function ref(name: string) {
  return { $ref: `/api.yaml#/components/schemas/${name}` }
}

test.each([
  ['a circle', ref('Node')],
  ['schemas that refer to many others', ref('Many')],
  ['a discriminator', { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } }],
  [
    'a discriminator with a mapping',
    {
      oneOf: [ref('Cat'), ref('Dog')],
      discriminator: { propertyName: 'kind', mapping: { c: '#/components/schemas/Cat', d: 'Dog' } },
    },
  ],
  [
    'parts of a whole',
    { allOf: [ref('Cat'), { required: ['age'], properties: { age: { type: 'integer', minimum: 3 } } }] },
  ],
  ['what may be null', { type: ['string', 'null'], maxLength: 2 }],
  ['a table', { type: 'object', additionalProperties: ref('Dog'), minProperties: 2 }],
  ['unique values', { type: 'array', uniqueItems: true, minItems: 4, items: { enum: [1, 2, 3, 4, 5] } }],
  ['steps', { type: 'number', multipleOf: 0.5, exclusiveMinimum: 0, maximum: 3 }],
  [
    'formats',
    {
      type: 'array',
      minItems: 4,
      prefixItems: ['uuid', 'email', 'date-time', 'uri'].map(format => ({ type: 'string', format })),
    },
  ],
])('values of %s fit', (_, schema) => {
  const content = { 'application/json': { schema } }
  const document = {
    openapi: '3.1.0',
    paths: { '/a': { get: { operationId: 'a', responses: { 200: { description: 'A.', content } } } } },
    components: { schemas: components },
  }
  const contract = contractOf(JSON.parse(JSON.stringify({ '/api.yaml': document })), ['/api.yaml'])
  const sample = createSamples(contract.documents)
  const problems = (value: unknown) => contract.responseProblems('a', 200, value)
  for (let seed = 1; seed <= 20; seed++) {
    const made = sample(schema, seed, value => problems(value).length === 0)
    expect(made && problems(made.value)).toEqual([])
    expect(sample(schema, seed, () => true)).toEqual(sample(schema, seed, () => true))
  }
})

test('regression: made addresses named hosts that exist', () => {
  const formats = ['uri', 'url', 'uri-reference', 'iri', 'email', 'hostname', 'ipv4', 'ipv6']
  const properties = Object.fromEntries(formats.map(format => [format, { type: 'string', format }]))
  const sample = createSamples({})
  const made = [1, 2, 3, 4, 5].flatMap(seed =>
    Object.values(Object(sample({ type: 'object', properties }, seed, () => true)?.value)),
  )
  expect(made).toHaveLength(5 * formats.length)
  expect(
    made.filter(text => !/(\w\.example(\/|$)|^192\.0\.2\.\d+$|^2001:db8::\w+$)/.test(String(text))),
  ).toEqual([])
})
