import { type Operation, type Parameter, readContract, schemaOf, takesTheRest } from '@jeoul/contract'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { arbitraryOf, type Known } from './arbitrary-of.ts'
import { type Body, bodiesOf, bodyInit, requiredFields } from './request-body.ts'
import { type ContractMock, startContractMock } from './start-contract-mock.ts'
import { writeRequest } from './write-request.ts'

const contract = readContract()
const mock = await startContractMock()
/** The handlers on their own, as a browser's worker and clients' tests have them. */
const bare = await startContractMock({ validate: false })
afterAll(() => Promise.all([mock.close(), bare.close()]))

const leaves = [...mock.catalogue.leaves.values()].filter(({ items }) => items.size > 0)
const cateId = leaves[0]?.cateId ?? ''
const itemIds = leaves.flatMap(({ items }) => [...items.ids.subarray(0, 3)].map(String))
const choices = leaves.flatMap(({ facets }) =>
  facets.map(({ key, values }) => ({ [key]: values.slice(0, 2).map(value => value.key) })),
)
const known: Known = {
  CategoryId: fc.constantFrom(...leaves.map(leaf => leaf.cateId)),
  ItemId: fc.constantFrom(...itemIds),
  SpecSelection: fc.constantFrom(...choices),
}

const token = 'jeoul-mock-token-1'

interface Request {
  readonly pathAndQuery: string
  readonly body: Body
  readonly isMember: boolean
}

/** Any request that the document allows. */
function requestsOf(operation: Operation): fc.Arbitrary<Request> {
  const { parameters } = operation
  const value = (parameter: Parameter) => arbitraryOf(contract.documents, known, schemaOf(parameter))
  const values = Object.fromEntries(parameters.map(parameter => [parameter.name, value(parameter)]))
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name)
  return fc.record({
    pathAndQuery: fc.record(values, { requiredKeys }).map(chosen => writeRequest(operation, chosen)),
    body: bodiesOf(contract.documents, known, operation),
    isMember: fc.boolean(),
  })
}

function ask(asked: ContractMock, { method }: Operation, url: string, body: Body, isMember: boolean) {
  const { headers, ...init } = bodyInit(body)
  const authorization = isMember ? { Authorization: `Bearer ${token}` } : {}
  return asked.ask(url, { ...init, method, headers: { ...Object(headers), ...authorization } })
}

const operations = contract.operations.map(operation => ({ operation, name: operation.operationId }))

describe('what the documents allow', { timeout: 60_000 }, () => {
  test.each(operations)('$name answers any of it as documented', async ({ operation, name }) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(operation), async ({ pathAndQuery, body, isMember }) => {
        const url = mock.urlOf(operation, pathAndQuery)
        expect(contract.requestProblems(operation.host, operation.method, url, body)).toEqual([])
        const answer = await ask(mock, operation, url, body, isMember)
        expect([200, 401, 403, 404]).toContain(answer.status)
        expect(answer.status === 401).toBe(operation.isForMembers && !isMember)
        expect(contract.responseProblems(name, answer.status, answer.body)).toEqual([])
      }),
    )
  })
})

/** Values that a parameter's schema does not allow. */
function malformedValues({ content, schema }: Parameter): readonly unknown[] {
  if (content) return ['12', [], { memory: [] }, { memory: '12' }]
  if (typeof schema?.maxLength === 'number') return ['a'.repeat(schema.maxLength + 1)]
  return ['-1', '1.5', 'x!', '1,2,-']
}

const malformed = contract.operations.flatMap(operation =>
  operation.parameters
    .filter(parameter => !takesTheRest(parameter))
    .flatMap(parameter =>
      malformedValues(parameter).map(value => ({
        operation,
        name: operation.operationId,
        place: `${parameter.in}.${parameter.name}`,
        value,
        values: { ...wellFormed(operation), [parameter.name]: value },
      })),
    ),
)

/** What every operation needs at least. */
function wellFormed({ operationId, path }: Operation) {
  const isOfItem = path.includes('/items/{id}') || path.includes('/item/view/{id}')
  return {
    a: path.includes('/ads/') ? 'sap006' : path.includes('/item/view/') ? itemIds[0] : 1,
    addr: '서울',
    b: path.includes('/ads/') ? itemIds[0] : 1,
    cate: cateId,
    cate_id: cateId,
    comment: 1,
    from: 'report',
    id: isOfItem ? itemIds[0] : path.includes('/category/') || path.includes('/medium/') ? cateId : 1,
    idx_b_manager: 1,
    item_id: itemIds[0],
    keyword: '그래픽',
    mall_web_user: 'a',
    review: 1,
    thread: 1,
    tree: '1',
    x: operationId === 'getMalls' ? 'all' : path.includes('/aside/') ? cateId : 1,
  }
}

/** A body that the document allows, always the same one. */
function someBody(operation: Operation): Body {
  return fc.sample(bodiesOf(contract.documents, known, operation), { numRuns: 1, seed: 1 })[0]
}

/** A line that names a place, or something within it. */
const namesPlace = (place: string) =>
  expect.stringMatching(new RegExp(`^${place.replaceAll(/[.[\]]/g, '\\$&')}[.:]`))

describe.each([
  ['held to the documents', mock],
  ['by its handler alone', bare],
])('what the documents do not allow, %s', (_, asked) => {
  test.each(malformed)('$name refuses $value as $place', async ({ operation, name, place, values }) => {
    const url = asked.urlOf(operation, writeRequest(operation, values))
    const { status, body } = await ask(asked, operation, url, someBody(operation), true)
    expect(status).toBe(400)
    expect(contract.responseProblems(name, 400, body)).toEqual([])
    expect(body).toHaveProperty('message', namesPlace(place))
  })

  const incomplete = contract.operations
    .filter(({ requestBody }) => requestBody)
    .flatMap(operation => [
      { operation, name: operation.operationId, place: 'body' },
      ...requiredFields(contract.documents, operation).map(field => ({
        operation,
        name: operation.operationId,
        place: `body.${field}`,
      })),
    ])

  test.each(incomplete)('$name refuses a body without $place', async ({ operation, name, place }) => {
    const url = asked.urlOf(operation, writeRequest(operation, wellFormed(operation)))
    const answer = await ask(asked, operation, url, without(operation, place), true)
    expect(answer.status).toBe(400)
    expect(contract.responseProblems(name, 400, answer.body)).toEqual([])
    expect(answer.body).toHaveProperty('message', namesPlace(place))
  })
})

describe('what the documents do not name', () => {
  const strict = operations.filter(({ operation }) => !operation.parameters.some(takesTheRest))

  test.each(strict)('$name refuses a parameter of the query', async ({ operation, name }) => {
    const url = new URL(mock.urlOf(operation, writeRequest(operation, wellFormed(operation))))
    url.searchParams.append('unknown', '1')
    const { status, body } = await ask(mock, operation, url.href, someBody(operation), true)
    expect(status).toBe(400)
    expect(contract.responseProblems(name, 400, body)).toEqual([])
    expect(body).toMatchObject({ problems: [{ place: 'query.unknown', message: 'is not documented' }] })
  })

  const bodiless = operations.filter(
    ({ operation: { method, requestBody } }) => method !== 'GET' && !requestBody,
  )

  test.each(bodiless)('$name refuses a body', async ({ operation }) => {
    const url = mock.urlOf(operation, writeRequest(operation, wellFormed(operation)))
    const { status, body } = await ask(mock, operation, url, {}, true)
    expect(status).toBe(400)
    expect(body).toMatchObject({ problems: [{ place: 'body', message: 'is not documented' }] })
  })
})

/** A body with everything but one field, or nothing at all. */
function without(operation: Operation, place: string): Body {
  const field = place.replace(/^body\.?/, '')
  const body = someBody(operation)
  if (body instanceof FormData) {
    for (const name of field === '' ? [...body.keys()] : [field]) body.delete(name)
    return body
  }
  return field === '' ? {} : { ...Object(body), [field]: undefined }
}
