import { formOf, readContract } from '@jeoul/contract/documents'
import { afterAll, describe, expect, test } from 'vitest'
import { askExamples, exampleOf, referredExamples } from './examples.ts'
import { startContractMock } from './start-contract-mock.ts'

const contract = readContract()
const mock = await startContractMock()
afterAll(() => mock.close())

const answers = contract.operations.flatMap(operation =>
  Array.from(operation.responses).flatMap(([status, { json }]) =>
    Object.entries(json.examples ?? {}).map(([name, { value }]) => ({
      id: operation.operationId,
      name,
      operation,
      status,
      value,
    })),
  ),
)

const bodies = contract.operations.flatMap(operation =>
  Object.values(operation.requestBody?.content ?? {}).map(content => ({
    operation,
    examples: content.examples,
  })),
)

test('every success answer and every request body has one', () => {
  const answered = new Set(answers.filter(({ status }) => status === 200).map(({ id }) => id))
  const unanswered = contract.operations.filter(({ operationId }) => !answered.has(operationId))
  expect(unanswered.map(({ operationId }) => operationId)).toEqual([])
  expect(bodies.filter(({ examples }) => !examples).map(({ operation }) => operation.operationId)).toEqual([])
})

test('examples in files equal the mock’s answers (otherwise run `pnpm examples`)', async () => {
  const called = await startContractMock({ validate: false })
  const answered = await askExamples(called, await referredExamples())
  await called.close()
  expect(answered.size).toBeGreaterThan(40)
  for (const [operationId, example] of answered) expect(await exampleOf(operationId)).toEqual(example)
})

describe.each(bodies)('the body of $operation.operationId', ({ operation, examples = {} }) => {
  test.each(Object.entries(examples))('in the example %s fits its schema', (_, { value }) => {
    const isForm = operation.requestBody?.content['multipart/form-data'] !== undefined
    const body = isForm ? formOf(Object(value), ['images[]']) : value
    const problems = contract.problemsOf(operation, { path: {}, query: new URLSearchParams(), body })
    expect(problems.filter(({ place }) => place.startsWith('body'))).toEqual([])
  })
})

test('names of examples differ within an operation', () => {
  const names = answers.map(({ id, name }) => `${id} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

/** An example that several operations share is tested once. */
const seen = new Set<unknown>()
const different = answers.filter(({ value }) => !seen.has(value) && seen.add(value))

describe.each(different)('the example $name of $id', ({ id, operation, name, status, value }) => {
  test('fits its schema', () => {
    expect(contract.responseProblems(id, status, value)).toEqual([])
  })

  test('is the mock’s answer to a request that prefers it', async () => {
    const path = operation.path.replaceAll(/\{\w+\}/g, '1')
    const answer = await mock.ask(mock.urlOf(operation, path), {
      method: operation.method,
      headers: { Prefer: `example=${name}` },
    })
    expect([answer.status, answer.headers.get('Preference-Applied')]).toEqual([status, `example=${name}`])
    expect(contract.responseProblems(id, status, answer.body)).toEqual([])
  })
})
