import { readContract } from '@jeoul/contract-documents'
import { afterAll, describe, expect, test } from 'vitest'
import { startContractMock } from './start-contract-mock.ts'

const contract = readContract()
const mock = await startContractMock()
afterAll(() => mock.close())

const examples = contract.operations.flatMap(operation =>
  Array.from(operation.responses).flatMap(([status, { content }]) =>
    Object.entries(content['application/json'].examples ?? {}).map(([name, { value }]) => ({
      id: operation.operationId,
      name,
      operation,
      status,
      value,
    })),
  ),
)

test('there are some, with different names within an operation', () => {
  expect(examples.some(({ status }) => status === 200)).toBe(true)
  const names = examples.map(({ id, name }) => `${id} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

describe.each(examples)('the example $name of $id', ({ id, operation, name, status, value }) => {
  test('fits its schema', () => {
    expect(contract.responseProblems(id, status, value)).toEqual([])
  })

  test('is what the mock answers to a request that prefers it', async () => {
    const path = operation.path.replaceAll(/\{\w+\}/g, '1')
    const answer = await mock.ask(mock.urlOf(operation, path), {
      method: operation.method,
      headers: { Prefer: `example=${name}` },
    })
    expect([answer.status, answer.headers.get('Preference-Applied')]).toEqual([status, `example=${name}`])
    expect(contract.responseProblems(id, status, answer.body)).toEqual([])
  })
})
