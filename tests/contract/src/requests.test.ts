import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { arbitraryOf, type Known } from './arbitrary-of.ts'
import { readContract } from './contract.ts'
import type { Parameter } from './documents.ts'
import type { Operation } from './operations.ts'
import { schemaOf, takesTheRest } from './parameter-value.ts'
import { startContractMock } from './start-contract-mock.ts'
import { writeRequest } from './write-request.ts'

const contract = await readContract()
const mock = await startContractMock()
afterAll(() => mock.close())

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

/** Any path and query that the document allows. */
function requestsOf(operation: Operation): fc.Arbitrary<string> {
  const { parameters } = operation
  const value = (parameter: Parameter) => arbitraryOf(contract.documents, known, schemaOf(parameter))
  const values = Object.fromEntries(parameters.map(parameter => [parameter.name, value(parameter)]))
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name)
  return fc.record(values, { requiredKeys }).map(chosen => writeRequest(operation, chosen))
}

const operations = contract.operations.map(operation => ({ operation, name: operation.operationId }))

describe('what the documents allow', { timeout: 60_000 }, () => {
  test.each(operations)('$name answers any of it as documented', async ({ operation, name }) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(operation), async request => {
        const url = mock.urlOf(operation, request)
        expect(contract.requestProblems(operation.host, operation.method, url)).toEqual([])
        const { status, body } = await mock.ask(url)
        expect([200, 401, 404]).toContain(status)
        expect(contract.responseProblems(name, status, body)).toEqual([])
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
function wellFormed({ operationId }: Operation) {
  const x = operationId === 'getMalls' ? 'all' : cateId
  return { cate: cateId, cate_id: cateId, id: itemIds[0], idx_b_manager: 1, tree: '1', x }
}

describe('what the documents do not allow', () => {
  test.each(malformed)('$name refuses $value as $place', async ({ operation, name, place, values }) => {
    const { status, body } = await mock.ask(mock.urlOf(operation, writeRequest(operation, values)))
    expect(status).toBe(400)
    expect(contract.responseProblems(name, 400, body)).toEqual([])
    expect(body).toHaveProperty('message', expect.stringContaining(`${place}: `))
  })
})
