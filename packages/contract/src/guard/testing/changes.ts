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
const token = [{ token: [] }]

/** Changes that break clients, with the place to be reported. */
export const breakingChanges: readonly (OperationPair & { readonly place: string })[] = [
  { ...pair('a removed operation', {}, undefined), place: '' },
  { ...pair('another operationId', {}, { operationId: 'other' }), place: '' },
  {
    ...pair('a new required parameter', { parameters: [] }, query(text, { required: true })),
    place: 'query.sort',
  },
  {
    ...pair('a parameter that became required', query(text), query(text, { required: true })),
    place: 'query.sort',
  },
  { ...pair('a removed parameter', query(text), { parameters: [] }), place: 'query.sort' },
  { ...pair('all parameters removed', query(text), {}), place: 'parameters' },
  {
    ...pair('a narrowed enum of a parameter', query({ enum: ['a', 'b'] }), query({ enum: ['a'] })),
    place: 'query.sort',
  },
  {
    ...pair(
      'a narrowed enum inside a list',
      query({ type: 'array', items: { enum: ['a', 'b'] } }),
      query({ type: 'array', items: { enum: ['a'] } }),
    ),
    place: 'query.sort[]',
  },
  { ...pair('another type of a parameter', query(text), query(number)), place: 'query.sort' },
  { ...pair('a raised minimum', query(number), query({ ...number, minimum: 5 })), place: 'query.sort' },
  {
    ...pair('a lowered maximum', query({ ...number, maximum: 9 }), query({ ...number, maximum: 8 })),
    place: 'query.sort',
  },
  {
    ...pair('a shorter text', query({ ...text, maxLength: 9 }), query({ ...text, maxLength: 8 })),
    place: 'query.sort',
  },
  { ...pair('a pattern', query(text), query({ ...text, pattern: '^a' })), place: 'query.sort' },
  {
    ...pair(
      'another way to write a list',
      query({ type: 'array', items: text }, { explode: false }),
      query({ type: 'array', items: text }, { explode: true }),
    ),
    place: 'query.sort',
  },
  {
    ...pair('another default', query({ ...number, default: 30 }), query({ ...number, default: 40 })),
    place: 'query.sort',
  },
  { ...pair('a default taken away', query({ ...number, default: 30 }), query(number)), place: 'query.sort' },
  { ...pair('a body where none was', {}, body(object({}))), place: 'body' },
  {
    ...pair('a new required field of the body', body(object({})), body(object({ name: text }, 'name'))),
    place: 'body',
  },
  {
    ...pair(
      'a field of the body that became required',
      body(object({ name: text })),
      body(object({ name: text }, 'name')),
    ),
    place: 'body',
  },
  {
    ...pair('a field of the body taken away', body(object({ name: text })), body(object({}))),
    place: 'body.name',
  },
  {
    ...pair(
      'one shape of the body less',
      body({ oneOf: [object({ a: text }), object({ b: text })] }),
      body({ oneOf: [object({ a: text })] }),
    ),
    place: 'body',
  },
  { ...pair('fewer files', form({}), form({ maxItems: 4 })), place: 'body.images[]' },
  { ...pair('a type of files less', form({}), form({}, 'image/png')), place: 'body.encoding.images[]' },
  { ...pair('a token that became required', {}, { security: token }), place: 'security' },
  {
    ...pair('a removed field of the answer', answer(object({ name: text }, 'name')), answer(object({}))),
    place: '200',
  },
  {
    ...pair('a removed optional field', answer(object({ name: text })), answer(object({}))),
    place: '200.name',
  },
  {
    ...pair(
      'a field of the answer that became optional',
      answer(object({ name: text }, 'name')),
      answer(object({ name: text })),
    ),
    place: '200',
  },
  {
    ...pair(
      'another type deep inside',
      answer({ type: 'array', items: object({ name: text }) }),
      answer({ type: 'array', items: object({ name: number }) }),
    ),
    place: '200[].name',
  },
  {
    ...pair(
      'a field that may be null',
      answer(object({ name: text })),
      answer(object({ name: { oneOf: [text, { type: 'null' }] } })),
    ),
    place: '200.name',
  },
  { ...pair('a wider enum of the answer', answer({ enum: [1] }), answer({ enum: [1, 2] })), place: '200' },
  { ...pair('a promise taken back', answer({ ...number, minimum: 0 }), answer(number)), place: '200' },
  {
    ...pair('another format', answer({ ...text, format: 'date' }), answer({ ...text, format: 'date-time' })),
    place: '200',
  },
  {
    ...pair(
      'a part of the whole less',
      answer({ allOf: [object({ a: text }, 'a'), object({ b: text })] }),
      answer({ allOf: [object({ b: text })] }),
    ),
    place: '200',
  },
  { ...pair('another status of success', statuses(200), statuses(201)), place: '201' },
  { ...pair('a removed status', statuses(200, 404), statuses(200)), place: '404' },
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
  pair('a type of files more', form({}, 'image/png'), form({})),
  pair('a new field of the answer', answer(object({})), answer(object({ name: text }, 'name'))),
  pair(
    'a field that is always there',
    answer(object({ name: text })),
    answer(object({ name: text }, 'name')),
  ),
  pair('a narrower enum of the answer', answer({ enum: [1, 2] }), answer({ enum: [1] })),
  pair('a stronger promise', answer(number), answer({ ...number, minimum: 0 })),
  pair('a new status of errors', statuses(200), statuses(200, 404)),
  pair('a token that is no longer wanted', { security: token }, {}),
  pair(
    'other words',
    answer({ ...number, description: 'A number.' }),
    answer({ ...number, description: 'A price.' }),
  ),
  pair('an assumption confirmed', answer({ ...number, 'x-assumed': true }), answer(number)),
]
