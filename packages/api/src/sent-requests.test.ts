import { createServer, type IncomingMessage } from 'node:http'
import { allSettled, fork } from 'effector'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectionOpened } from './connection.ts'
import { getItemsFx } from './list.ts'
import { queryNewsReviewsFx } from './medium.ts'
import { commentCommands, reviewCommands, reviewQueries, reviewReports } from './reviews/index.ts'

interface Received {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly authorization: string | undefined
  readonly body: Response
}

let received: Received[] = []
const server = createServer(async (request, response) => {
  received.push(await receive(request))
  response.setHeader('Content-Type', 'application/json')
  response.end('{"success":true,"message":"success","result":null}')
})
beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
beforeEach(() => {
  received = []
})
afterAll(() => server.close())

async function receive(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
  const { method, url } = request
  const { authorization } = request.headers
  return { method, url, authorization, body: new Response(Buffer.concat(chunks), { headers }) }
}

async function memberScope() {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const url = `http://127.0.0.1:${address.port}`
  const config = { mainUrl: url, secondUrl: url, timeLimit: 5000 }
  const scope = fork()
  await allSettled(connectionOpened, { scope, params: { config, token: 'abc', signal: null, sharedTtl: 0 } })
  return scope
}

const picture = new File(['picture'], 'a.webp', { type: 'image/webp' })

describe.each([
  ['product', '/desktop/v1/shopping/items/7/reviews'],
  ['market', '/desktop/v1/shopping/items/7/market/reviews'],
] as const)('%s reviews', (kind, home) => {
  test('are read below their home path', async () => {
    const scope = await memberScope()
    const { getReviewsFx, getInfoFx } = reviewQueries[kind]
    await allSettled(getReviewsFx, { scope, params: { itemId: '7', query: { page: 2 } } })
    await allSettled(getInfoFx, { scope, params: { itemId: '7' } })
    expect(received.map(({ url }) => url)).toEqual([`${home}?page=2`, `${home}/info`])
  })

  test('are sent as a form, their images in one field', async () => {
    const scope = await memberScope()
    const params = { itemId: '7', fields: { marks: 5, message: '좋아요' }, images: [picture, picture] }
    const { createReviewFx } = reviewCommands[kind]
    expect(await allSettled(createReviewFx, { scope, params })).toMatchObject({ status: 'done' })
    expect(received).toMatchObject([{ method: 'POST', url: home, authorization: 'Bearer abc' }])
    const form = await received[0]?.body.formData()
    expect(form?.get('marks')).toBe('5')
    expect(form?.get('message')).toBe('좋아요')
    expect(form?.getAll('images[]')).toMatchObject([{ name: 'a.webp' }, { name: 'a.webp' }])
  })

  test('are edited by a form that says PUT', async () => {
    const scope = await memberScope()
    const params = {
      itemId: '7',
      threadId: '31',
      fields: { marks: 1, message: '별로예요' },
      images: [],
      deletedImages: [0, 2],
    }
    const { updateReviewFx } = reviewCommands[kind]
    expect(await allSettled(updateReviewFx, { scope, params })).toMatchObject({ status: 'done' })
    expect(received).toMatchObject([{ method: 'POST', url: `${home}/31` }])
    const form = await received[0]?.body.formData()
    expect(form?.get('_method')).toBe('PUT')
    expect(form?.getAll('delete_image_indexes[]')).toEqual(['0', '2'])
    expect(form?.getAll('images[]')).toEqual([])
  })

  test('have comments and reports addressed by their thread', async () => {
    const scope = await memberScope()
    const comment = { itemId: '7', threadId: '31', commentId: '9' }
    await allSettled(commentCommands[kind].deleteCommentFx, { scope, params: comment })
    const report = { id_notify: 1, ment: '' }
    await allSettled(reviewReports[kind].reportCommentFx, { scope, params: { ...comment, report } })
    expect(received).toMatchObject([
      { method: 'DELETE', url: `${home}/31/comment/9` },
      { method: 'POST', url: `${home}/31/comment/9/notify` },
    ])
  })
})

test('article numbers are joined by commas, and left out if there are none', async () => {
  const scope = await memberScope()
  await allSettled(queryNewsReviewsFx, { scope, params: { cateId: '1', articleIds: ['4', '2'] } })
  await allSettled(queryNewsReviewsFx, { scope, params: { cateId: '1', articleIds: [] } })
  expect(received.map(({ url }) => url)).toEqual([
    '/front/v1/medium/newsReviewView/1?idx_threads=4,2',
    '/front/v1/medium/newsReviewView/1',
  ])
})

test('makers and fields of a list are joined by commas', async () => {
  const scope = await memberScope()
  const query = { cate_id: '111213', maker: ['3', '7'], fields: ['stdpc' as const, 'maker' as const] }
  await allSettled(getItemsFx, { scope, params: { query } })
  expect(received.map(({ url }) => url)).toEqual([
    '/front/v3/items?cate_id=111213&maker=3,7&fields=stdpc,maker',
  ])
})
