import { contractOf, DocumentError } from '@jeoul/contract/documents/open-contract'
import { RunError, runContract } from '@jeoul/contract/runner'
import { startProxy } from '@jeoul/mock/proxy'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nodeIn, placesIn, replaced, shop } from './documents.ts'

const places = placesIn(shop).filter(place => place.length > 0)
const place = fc.constantFrom(...places)

/** What documents have by mistake. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[undefined, null, true, '', '(', '__proto__', 'constructor', 'obj', 0, -1, 1.5, 1e308, 2 ** 40],
    ...[[], {}, [null], [[]], { '': {} }, { $ref: 5 }, { type: 'obj' }, { type: [] }, { enum: [] }],
    ...['', '#/', '#/nothing', '#/paths', '#/components/schemas/%', '#/components/schemas/Item'].map(to => ({
      $ref: `shop.yaml${to}`,
    })),
    { $ref: 'https://shop.test/a.yaml#/b' },
    { allOf: [{ $ref: 'shop.yaml#/components/schemas/Kind' }] },
    { properties: { any: null, constructor: {}, __proto__: {} }, required: ['any', 'constructor', 'more'] },
    { type: 'string', minLength: 1e9, maxLength: 3, pattern: '(?<=a)b{5,9}' },
    { type: 'array', minItems: 1e9, items: { $ref: 'shop.yaml#/components/schemas/Item' } },
    { type: 'integer', minimum: 5.5, maximum: -3, multipleOf: 0.1 },
    { name: 'constructor', in: 'query', required: true, schema: { type: 'string' } },
    { name: 'toString', in: 'path', required: true },
    { id: 'x', $id: 'x', $anchor: 'y', $dynamicRef: '#z', nullable: true, if: false, else: { not: {} } },
  ),
  // Other parts of the same document.
  place.map(from => nodeIn(shop, from)),
)
const changes = fc.array(fc.tuple(place, odd), { minLength: 1, maxLength: 4 })

/** A host that answers anything. */
function answerOf(url: string, method = 'GET'): Response {
  const answers = [
    () => Response.json([{ id: 7, name: 'a', format: 'b' }]),
    () => Response.json({ title: 'no', status: 400 }, { status: 400 }),
    () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
    () => new Response(null, { status: 204 }),
    () => new Response('{', { status: 500, headers: { 'Content-Type': 'application/json' } }),
  ]
  return answers[(url.length + method.length) % answers.length]?.() ?? Response.error()
}

const host = {
  mainUrl: 'http://shop.test',
  secondUrl: 'http://shop.test',
  seed: 7,
  runs: 2,
  write: true,
  token: 'a',
}
const send = async (url: string | URL | Request, init?: RequestInit) => answerOf(String(url), init?.method)

test('"no command ends with a stack, whatever it is given": documents with odd parts are judged, or refused in a line', async () => {
  const judges = async (document: object) => {
    try {
      const contract = contractOf({ 'shop.yaml': { ...document } }, ['shop.yaml'])
      const { unjudged } = await runContract({ ...host, contract, fetch: send })
      expect(unjudged).toEqual([])
      const told: string[] = []
      const ask = async () => ({ status: 200, headers: new Headers(), body: Buffer.from('[]') })
      const proxy = await startProxy({
        ask,
        contract,
        portMain: 0,
        portSecond: 0,
        warn: line => told.push(line),
      })
      for (const path of ['/items?tag=old&filter[color]=a', '/items/7.b', '/a/b'])
        await fetch(proxy.mainUrl + path)
      await proxy.close()
      expect(told).toEqual([])
    } catch (error) {
      if (!(error instanceof DocumentError || error instanceof RunError)) throw error
    }
  }
  await judges(shop)
  await fc.assert(
    fc.asyncProperty(changes, given => judges(replaced(shop, given))),
    { numRuns: 60, seed: 1 },
  )
}, 120_000)
