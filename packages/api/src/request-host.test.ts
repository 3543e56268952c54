import { allSettled, fork } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { type ApiConnection, connectionOpened } from './connection.ts'
import { getProductFx } from './product.ts'
import { createWishGroupFx, createWishItemFx, deleteWishItemFx, renameWishGroupFx } from './wish.ts'

const url = 'http://host.test'
const config = { mainUrl: url, secondUrl: url, timeLimit: 5000 }

/** A visitor whose requests are all answered by `fetch`. */
async function visitor(fetch: (request: Request) => Promise<Response>, more: Partial<ApiConnection> = {}) {
  const scope = fork()
  const params = { config, token: 'abc', signal: null, sharedTtl: 0, fetch, ...more }
  await allSettled(connectionOpened, { scope, params })
  return scope
}

test.each([
  ['abc', 'no-store'],
  [null, 'default'],
] as const)('a member’s answers stay out of the browser’s cache: token %s', async (token, cache) => {
  const fetch = vi.fn(async (_: Request) =>
    Response.json({ success: true, message: 'success', result: null }),
  )
  const scope = await visitor(fetch, { token })
  await allSettled(getProductFx, { scope, params: { itemId: '7', managerId: 1 } })
  expect(fetch.mock.calls.map(([request]) => request.cache)).toEqual([cache])
})

test('regression: all answers that had arrived were processed in one turn of a server’s event loop', async () => {
  const turn = Promise.withResolvers<void>()
  const nextTurn = vi.fn(() => turn.promise)
  const scope = await visitor(async () => Response.json({ success: true, message: '', result: null }), {
    nextTurn,
  })
  const onEnd = vi.fn()
  const ended = allSettled(getProductFx, { scope, params: { itemId: '7', managerId: 1 } }).then(onEnd)
  await vi.waitFor(() => expect(nextTurn).toHaveBeenCalledOnce())
  expect(onEnd).not.toHaveBeenCalled()
  turn.resolve()
  await ended
})

describe('only the API itself can say that a product does not exist', () => {
  const envelope = '{"success":false,"message":"no such product","result":null}'
  const problem = '{"type":"about:blank","title":"Not Found"}'

  test.each([
    ['an envelope', 404, 'application/json; charset=utf-8', envelope, 'status', 404],
    ['an envelope for an id that is none', 400, 'application/json', envelope, 'status', 400],
    ['problem details', 404, 'application/problem+json', problem, 'status', 404],
    ['regression: a gateway’s page', 404, 'text/html', '<h1>404 Not Found</h1>', 'refused', null],
    ['a gateway’s JSON', 404, 'application/json', '{"message":"no Route matched"}', 'refused', null],
    ['nothing', 404, 'text/plain', '', 'refused', null],
    ['a firewall’s page', 403, 'text/html', '<h1>403 Forbidden</h1>', 'refused', null],
    ['a word from the API', 403, 'application/problem+json', problem, 'status', 403],
    ['not a word', 403, 'text/plain', '', 'status', 403],
    ['a gateway that is down', 502, 'text/html', '<h1>Bad Gateway</h1>', 'status', 502],
  ])('%s with status %i', async (_, status, type, body, kind, statusOfError) => {
    const scope = await visitor(async () => new Response(body, { status, headers: { 'Content-Type': type } }))
    const { value } = await allSettled(getProductFx, { scope, params: { itemId: '7', managerId: 1 } })
    expect(value).toMatchObject({ kind, status: statusOfError })
  })
})

describe('regression: a server did not log why a page had no products', () => {
  const cut = () => new ReadableStream({ pull: controller => controller.error(new TypeError('terminated')) })

  test.each<[string, () => Response | Promise<Response>, string | null]>([
    ['a gateway’s page with 200', () => new Response('<h1>Hello</h1>'), 'not JSON'],
    [
      'a gateway’s 404',
      () => new Response('<h1>No</h1>', { status: 404 }),
      '404 from a proxy or gateway instead of the API itself',
    ],
    [
      'a gateway’s 403',
      () => new Response('<h1>No</h1>', { status: 403 }),
      '403 from a proxy or gateway instead of the API itself',
    ],
    ['nothing', () => new Response('', { headers: { 'Content-Length': '0' } }), 'the answer has no body'],
    ['null', () => Response.json(null), 'the answer has no body'],
    ['a list', () => Response.json([]), 'the answer is not a JSON object with success, message and result'],
    [
      'a text',
      () => Response.json('down'),
      'the answer is not a JSON object with success, message and result',
    ],
    ['an answer that breaks off', () => new Response(cut()), 'the connection broke off'],
    ['an envelope that refuses', () => Response.json({ success: false }), 'success: false'],
    [
      'an answer that is too large',
      () => new Response('{}', { headers: { 'Content-Length': '11000000' } }),
      'the answer has 11000000 bytes or more, but only 10000000 are read',
    ],
    ['a product that does not exist', () => Response.json({ success: false }, { status: 404 }), null],
    ['a host that is down', () => Promise.reject(new TypeError('fetch failed')), null],
  ])('%s', async (_, answer, reason) => {
    const onUnusable = vi.fn()
    const scope = await visitor(async () => answer(), { onUnusable })
    await allSettled(getProductFx, { scope, params: { itemId: '7', managerId: 1 } })
    expect(onUnusable.mock.calls).toEqual(
      reason === null ? [] : [['GET /desktop/v1/shopping/items/{id}', reason]],
    )
  })
})

test('regression: a product saved just before leaving was not saved', async () => {
  const fetch = vi.fn(async (_: Request) => Response.json({ success: true, message: 'success', result: {} }))
  const scope = await visitor(fetch)
  await allSettled(createWishGroupFx, { scope, params: { name: '찜' } })
  await allSettled(createWishItemFx, { scope, params: { groupId: '1', itemId: '7' } })
  await allSettled(renameWishGroupFx, { scope, params: { groupId: '1', name: '새 이름' } })
  await allSettled(deleteWishItemFx, { scope, params: { itemId: '7' } })
  expect(fetch.mock.calls.map(([{ method, keepalive }]) => [method, keepalive])).toEqual([
    ['POST', true],
    ['POST', true],
    ['PUT', true],
    ['DELETE', true],
  ])
})
