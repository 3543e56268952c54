import { readContract } from '@jeoul/contract/documents'
import { expect, test } from 'vitest'
import { exchangeOf } from '../testing/exchange-of.ts'
import { createResponseCheck } from './check-response.ts'

const contract = readContract()
const exchange = exchangeOf('logout')
const headers = { 'Content-Type': 'application/json; charset=utf-8' }
const good = '{"success":true,"message":"success","result":null}'

test.each([
  ['what fits', new Response(good, { headers }), []],
  ['another shape', new Response('{"success":true}', { headers }), ['body.message', 'body.result']],
  ['no JSON', new Response('{"success":tr', { headers }), ['body']],
  ['no JSON by its type', new Response(good), ['header.Content-Type']],
  ['an unknown status', new Response(good, { headers, status: 418 }), ['status']],
])('a response without a stored answer is read: %s', async (_, response, places) => {
  const problems = await createResponseCheck(contract)(exchange, response)
  expect(problems.map(({ place }) => place)).toEqual(places)
  expect(await response.text()).not.toBe('')
})

test('an answer that was validated in parts is sometimes validated as a whole', async () => {
  const check = createResponseCheck(contract)
  const broken = () => ({ status: 200, headers, json: '{', isChecked: true })
  const found = await Promise.all(Array.from({ length: 1000 }, () => check(exchange, broken())))
  const places = found.flatMap((problems, index) => (problems.length > 0 ? [index] : []))
  expect(places).toEqual([0, 256, 512, 768])
})
