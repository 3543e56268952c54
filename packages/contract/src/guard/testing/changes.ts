import type { OperationPair, OperationParts } from './operation-pair.ts'

type Json = Readonly<Record<string, unknown>>

const query = (schema: Json, more: Json = {}): OperationParts => ({
  parameters: [{ name: 'sort', in: 'query', schema, ...more }],
})
const answer = (schema: Json): OperationParts => ({ answer: schema })
const body = (schema: Json): OperationParts => ({ body: schema })
const object = (properties: Json, ...required: readonly string[]) => ({
  type: 'object',
  required,
  properties,
})
const form = (more: Json, contentType = 'image/png, video/mp4'): OperationParts => ({
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: object({ 'images[]': { type: 'array', maxItems: 8, items: { type: 'string' }, ...more } }),
        encoding: { 'images[]': { contentType } },
      },
    },
  },
})
const statuses = (...known: readonly number[]): OperationParts => ({
  responses: Object.fromEntries(known.map(status => [status, { description: 'An answer.' }])),
})
const text = { type: 'string' }
const number = { type: 'integer' }
const pair = (name: string, before: OperationPair['before'], after: OperationPair['after']) => ({
  name,
  before,
  after,
})
/** @param place the place that must be reported */
const breaking = (place: string, ...changed: Parameters<typeof pair>) => ({ ...pair(...changed), place })
const token = [{ token: [] }]

/** Changes that break clients, with the place to be reported. */
export const breakingChanges: readonly (OperationPair & { readonly place: string })[] = [
  breaking('', 'a removed operation', {}, undefined),
  breaking('', 'another operationId', {}, { operationId: 'other' }),
  breaking('query.sort', 'a new required parameter', { parameters: [] }, query(text, { required: true })),
  breaking('query.sort', 'a parameter that became required', query(text), query(text, { required: true })),
  breaking('query.sort', 'a removed parameter', query(text), { parameters: [] }),
  breaking('parameters', 'all parameters removed', query(text), {}),
  breaking(
    'query.sort',
    'a narrowed enum of a parameter',
    query({ enum: ['a', 'b'] }),
    query({ enum: ['a'] }),
  ),
  breaking(
    'query.sort[]',
    'a narrowed enum inside a list',
    query({ type: 'array', items: { enum: ['a', 'b'] } }),
    query({ type: 'array', items: { enum: ['a'] } }),
  ),
  breaking('query.sort', 'another type of a parameter', query(text), query(number)),
  breaking('query.sort', 'a raised minimum', query(number), query({ ...number, minimum: 5 })),
  breaking(
    'query.sort',
    'a lowered maximum',
    query({ ...number, maximum: 9 }),
    query({ ...number, maximum: 8 }),
  ),
  breaking(
    'query.sort',
    'a shorter text',
    query({ ...text, maxLength: 9 }),
    query({ ...text, maxLength: 8 }),
  ),
  breaking('query.sort', 'a pattern', query(text), query({ ...text, pattern: '^a' })),
  breaking(
    'query.sort',
    'another way to write a list',
    query({ type: 'array', items: text }, { explode: false }),
    query({ type: 'array', items: text }, { explode: true }),
  ),
  breaking(
    'query.sort',
    'another default',
    query({ ...number, default: 30 }),
    query({ ...number, default: 40 }),
  ),
  breaking('query.sort', 'a removed default', query({ ...number, default: 30 }), query(number)),
  breaking('body', 'a new body', {}, body(object({}))),
  breaking(
    'body',
    'a new required field of the body',
    body(object({})),
    body(object({ name: text }, 'name')),
  ),
  breaking(
    'body',
    'a field of the body that became required',
    body(object({ name: text })),
    body(object({ name: text }, 'name')),
  ),
  breaking('body.name', 'a removed field of the body', body(object({ name: text })), body(object({}))),
  breaking(
    'body',
    'a removed shape of the body',
    body({ oneOf: [object({ a: text }), object({ b: text })] }),
    body({ oneOf: [object({ a: text })] }),
  ),
  breaking('body.images[]', 'fewer files', form({}), form({ maxItems: 4 })),
  breaking('body.encoding.images[]', 'a removed type of files', form({}), form({}, 'image/png')),
  breaking('security', 'a token that became required', {}, { security: token }),
  breaking(
    '200',
    'a removed field of the answer',
    answer(object({ name: text }, 'name')),
    answer(object({})),
  ),
  breaking('200.name', 'a removed optional field', answer(object({ name: text })), answer(object({}))),
  breaking(
    '200',
    'a field of the answer that became optional',
    answer(object({ name: text }, 'name')),
    answer(object({ name: text })),
  ),
  breaking(
    '200[].name',
    'another type deep inside',
    answer({ type: 'array', items: object({ name: text }) }),
    answer({ type: 'array', items: object({ name: number }) }),
  ),
  breaking(
    '200.name',
    'a field that may be null',
    answer(object({ name: text })),
    answer(object({ name: { oneOf: [text, { type: 'null' }] } })),
  ),
  breaking('200', 'a wider enum of the answer', answer({ enum: [1] }), answer({ enum: [1, 2] })),
  breaking('200', 'a removed minimum of the answer', answer({ ...number, minimum: 0 }), answer(number)),
  breaking(
    '200',
    'another format',
    answer({ ...text, format: 'date' }),
    answer({ ...text, format: 'date-time' }),
  ),
  breaking(
    '200',
    'a removed part of allOf',
    answer({ allOf: [object({ a: text }, 'a'), object({ b: text })] }),
    answer({ allOf: [object({ b: text })] }),
  ),
  breaking('201', 'another status of success', statuses(200), statuses(201)),
  breaking('404', 'a removed status', statuses(200, 404), statuses(200)),
]

/** Changes that don't break clients. */
export const harmlessChanges: readonly OperationPair[] = [
  pair('a new operation', undefined, {}),
  pair('a new optional parameter', {}, query(text)),
  pair('a parameter that became optional', query(text, { required: true }), query(text)),
  pair('a wider enum of a parameter', query({ enum: ['a'] }), query({ enum: ['a', 'b'] })),
  pair('a lowered minimum', query({ ...number, minimum: 5 }), query(number)),
  pair('a longer text', query({ ...text, maxLength: 8 }), query({ ...text, maxLength: 9 })),
  pair('a new optional field of the body', body(object({})), body(object({ name: text }))),
  pair(
    'a field of the body that became optional',
    body(object({ name: text }, 'name')),
    body(object({ name: text })),
  ),
  pair('a new type of files', form({}, 'image/png'), form({})),
  pair('a new field of the answer', answer(object({})), answer(object({ name: text }, 'name'))),
  pair(
    'a field of the answer that became required',
    answer(object({ name: text })),
    answer(object({ name: text }, 'name')),
  ),
  pair('a narrower enum of the answer', answer({ enum: [1, 2] }), answer({ enum: [1] })),
  pair('a new minimum of the answer', answer(number), answer({ ...number, minimum: 0 })),
  pair('a new status of errors', statuses(200), statuses(200, 404)),
  pair('a token that became optional', { security: token }, {}),
  pair(
    'another description',
    answer({ ...number, description: 'A number.' }),
    answer({ ...number, description: 'A price.' }),
  ),
  pair('a removed x-assumed', answer({ ...number, 'x-assumed': true }), answer(number)),
]
