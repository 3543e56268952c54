import { expect, test } from 'vitest'
import { requestOf } from '../../operation/plain-request.ts'
import { exchangeOf } from '../testing/exchange-of.ts'
import { type Interference, interfereByAll } from './interference.ts'
import { noBody } from './read-body.ts'

const exchange = exchangeOf('getItems')
const decide = (...all: readonly (Interference | undefined)[]) =>
  interfereByAll(all.map(one => () => one))(exchange, noBody)

test('without any interference, there is no result', () => {
  expect(decide(undefined, undefined)).toBeUndefined()
})

test('a single interference is returned unchanged', () => {
  const slow = { names: ['slow'], delay: 2000 }
  expect(decide(undefined, slow)).toBe(slow)
})

test('delays add up, and one violation on purpose makes the combination one', () => {
  const all = [
    { names: ['latency'], delay: 100 },
    { names: ['slow'], delay: 2000 },
    { names: ['lie'], isOffContract: true },
  ]
  expect(decide(...all)).toEqual({ names: ['latency', 'slow', 'lie'], delay: 2100, isOffContract: true })
})

test('the first replacement of the handler wins', async () => {
  const saying = (text: string) => ({ names: [text], instead: () => new Response(text) })
  const response = await decide(saying('a'), saying('b'))?.instead?.()
  expect(await response?.text()).toBe('a')
})

test('changes to requests apply in order', async () => {
  const adding = (name: string) => ({
    names: [name],
    ask: ({ url }: Request) => new Request(`${url}/${name}`),
  })
  const changed = await decide(adding('a'), adding('b'))?.ask?.(requestOf(exchange.request))
  expect(changed?.url).toBe('http://main.test/front/v3/items/a/b')
})

test('changes to answers apply in order', async () => {
  const adding = (text: string) => ({
    names: [text],
    change: async (response: Response) => new Response((await response.text()) + text),
  })
  const response = await decide(adding('b'), { names: [] }, adding('c'))?.change?.(new Response('a'))
  expect(await response?.text()).toBe('abc')
})
