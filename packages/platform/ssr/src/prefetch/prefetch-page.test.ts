import { $apiConfig, connectionOpened, getProductFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { createRoute, createServerHistory, historyOpened, navigate, type PageVisit } from '@jeoul/router'
import { allSettled, createEvent, fork, sample } from 'effector'
import { expect, test, vi } from 'vitest'
import { createSite, definePage, loadedPage, notFoundPage } from '../index.ts'
import { createPrefetchCache } from './prefetch-cache.ts'
import { prefetchPage } from './prefetch-page.ts'

const empty = async () => ({ page: notFoundPage, default: () => null })
const product = createResource({ call: getProductFx, read: ({ result }) => result })

const itemVisited = createEvent<PageVisit<'item'>>()
sample({
  clock: itemVisited,
  fn: ({ params }) => ({ itemId: params.itemId, managerId: 1 }),
  target: product.requested,
})
const itemPage = definePage({
  route: createRoute('item'),
  visited: itemVisited,
  prefetch: ({ params, managerId }) => getProductFx({ itemId: params.itemId, managerId }),
  head: notFoundPage.head,
})

/** A site whose item page asks for its product. */
async function setUp() {
  const site = createSite({
    pages: {
      './pages/home/home-page.tsx': empty,
      './pages/item/item-page.tsx': async () => ({ page: itemPage, default: () => null }),
      './pages/not-found/not-found-page.tsx': empty,
    },
    loadBackground: async () => ({ startBackground: () => {} }),
    Shell: ({ children }) => children,
  })
  const send = vi.fn(async ({ url }: Request) => Response.json({ success: true, result: { url } }))
  const { prefetch, take } = createPrefetchCache(send)
  const scope = fork()
  const connection = { config: scope.getState($apiConfig), token: null, signal: null, sharedTtl: 0 }
  await allSettled(connectionOpened, { scope, params: { ...connection, fetch: take } })
  await allSettled(historyOpened, { scope, params: createServerHistory('/') })
  const ahead = (href: string) => prefetchPage(site, scope, { ...connection, fetch: prefetch }, href)
  const open = async (href: string) => {
    await allSettled(navigate, { scope, params: { href } })
  }
  return { site, scope, send, ahead, open }
}

test('a prefetched page opens with its data and code, without another request', async () => {
  const { site, scope, send, ahead, open } = await setUp()
  await ahead('/item/7')
  expect(send).toHaveBeenCalledTimes(1)
  expect(scope.getState(product.$state).status).toBe('idle')
  await open('/item/7')
  expect(scope.getState(product.$state).status).toBe('full')
  expect(loadedPage(site.pageAt('/item/7'))).toBeDefined()
  expect(send).toHaveBeenCalledTimes(1)
  await open('/item/8')
  expect(send).toHaveBeenCalledTimes(2)
})

test('a prefetch that fails is not logged, and the page requests its data when it opens', async () => {
  const { scope, send, ahead, open } = await setUp()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  send.mockRejectedValueOnce(new TypeError('offline'))
  await ahead('/item/7')
  expect(logged).not.toHaveBeenCalled()
  await open('/item/7')
  expect(scope.getState(product.$state).status).toBe('full')
})

test('opening a page during its prefetch sends one request', async () => {
  const { scope, send, ahead, open } = await setUp()
  const late = Promise.withResolvers<Response>()
  send.mockReturnValueOnce(late.promise)
  const isAhead = ahead('/item/7')
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  const isOpen = open('/item/7')
  late.resolve(Response.json({ success: true, result: {} }))
  await Promise.all([isAhead, isOpen])
  expect(scope.getState(product.$state).status).toBe('full')
  expect(send).toHaveBeenCalledTimes(1)
})
