import { readContract } from '@jeoul/contract'
import { expect, test } from 'vitest'
import { keepAnswer } from '../../handlers/written-answer.ts'
import { createResponseCheck } from './check-response.ts'

const contract = readContract()
const operation = contract.operation('logout')
if (!operation) throw new Error('there is no logout')
const exchange = {
  host: operation.host,
  operationId: operation.operationId,
  operation,
  request: new Request('http://main.test/logout'),
}
const headers = { 'Content-Type': 'application/json; charset=utf-8' }
const good = '{"success":true,"message":"success","result":null}'

test.each([
  ['what fits', new Response(good, { headers }), []],
  ['another shape', new Response('{"success":true}', { headers }), ['body.message', 'body.result']],
  ['no JSON', new Response('{"success":tr', { headers }), ['body']],
  ['no JSON by its type', new Response(good), ['header.Content-Type']],
  ['an unknown status', new Response(good, { headers, status: 418 }), ['status']],
])('a response that nobody kept is read: %s', async (_, response, places) => {
  const problems = await createResponseCheck(contract)(exchange, response)
  expect(problems.map(({ place }) => place)).toEqual(places)
  expect(await response.text()).not.toBe('')
})

test('an answer that was checked in parts is looked at as a whole now and then', async () => {
  const check = createResponseCheck(contract)
  const broken = () => keepAnswer(new Response('{', { headers }), { json: '{', isChecked: true })
  const found = await Promise.all(Array.from({ length: 1000 }, () => check(exchange, broken())))
  const places = found.flatMap((problems, index) => (problems.length > 0 ? [index] : []))
  expect(places).toEqual([0, 256, 512, 768])
})
