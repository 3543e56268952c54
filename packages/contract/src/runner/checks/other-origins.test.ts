import { expect, test } from 'vitest'
import { contractOf } from '../../documents/open-contract.ts'
import { type Caller, createAdditions } from '../exchanges/additions.ts'
import type { Body } from '../exchanges/exchange.ts'
import { preflightOf } from './other-origins.ts'

const responses = { 200: {} }
const language = { name: 'Accept-Language', in: 'header', required: true, example: 'ko', schema: {} }
const closed = { security: [{ token: [] }], responses }
const document: object = {
  openapi: '3.1.0',
  paths: {
    '/open': { get: { parameters: [language], responses }, post: { responses }, put: { responses } },
    '/closed': { get: closed, post: closed },
  },
}
const contract = contractOf({ 'a.json': { ...document } }, ['a.json'])
const additions = createAdditions(contract, { member: 'a' }, {})

const site = 'https://www.shop.example'
const named = 'Access-Control-Request-Headers'
const asked = (method: string, headers?: string) => ({
  Origin: site,
  'Access-Control-Request-Method': method,
  ...(headers !== undefined && { [named]: headers }),
})

test.each<[string, Caller, Body | undefined, object | undefined]>([
  ['get /open', 'nobody', undefined, undefined],
  ['get /closed', 'nobody', undefined, undefined],
  ['get /closed', 'member', undefined, asked('GET', 'authorization')],
  ['post /open', 'nobody', { form: {} }, undefined],
  ['post /open', 'nobody', { form: {}, type: 'application/x-www-form-urlencoded' }, undefined],
  ['post /open', 'nobody', { text: 'a', type: 'text/plain; charset=utf-8' }, undefined],
  ['post /open', 'nobody', { text: '<a/>', type: 'application/xml' }, asked('POST', 'content-type')],
  ['post /open', 'nobody', { json: {} }, asked('POST', 'content-type')],
  ['post /closed', 'member', { json: {} }, asked('POST', 'authorization,content-type')],
  ['put /open', 'nobody', undefined, asked('PUT')],
])(
  'regression: %s of %s with %j is asked about as browsers do, not every time',
  (id, caller, body, headers) => {
    const operation = contract.operation(id)
    if (!operation) throw new Error(`there is no operation ${id}`)
    expect(preflightOf(additions, { operation, values: {}, body, caller }, site)?.headers).toEqual(headers)
  },
)
