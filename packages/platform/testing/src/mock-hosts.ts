import { createActiveScenarios, parseChoices } from '@jeoul/mock'
import { createHandlers, playScenarios } from '@jeoul/mock/handlers'
import { getResponse, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach } from 'vitest'
import { catalogueIndex } from './catalogue-index.ts'

/** The origins of the mocked hosts. */
export const hosts = { main: 'http://main.test', second: 'http://second.test' }

/** The operations that pages call, by their names in the contract. */
export const operations = {
  getItems: `${hosts.main}/front/v3/items`,
  getCategories: `${hosts.main}/front/v3/item/cate`,
  getCategoryTree: `${hosts.main}/front/v3/item/cate/:tree`,
  getProduct: `${hosts.second}/desktop/v1/shopping/items/:id`,
  getMalls: `${hosts.second}/desktop/v1/shopping/items/:id/malls/:x`,
  getPopularKeywords: `${hosts.main}/front/v2/search/popular`,
  getAutocomplete: `${hosts.main}/front/v2/search/autocomplete`,
  getReviews: `${hosts.second}/desktop/v1/shopping/items/:id/reviews`,
  getReviewInfo: `${hosts.second}/desktop/v1/shopping/items/:id/reviews/info`,
  getReviewImages: `${hosts.second}/desktop/v1/shopping/items/:id/reviews/gallery/images`,
  getPriceHistory: `${hosts.main}/front/v2/item/:id/prices`,
  getPriceDrops: `${hosts.main}/front/v2/items/drops`,
  getNotices: `${hosts.main}/front/v2/board/main/notice`,
  getPriceChanges: `${hosts.main}/front/v2/items/prices`,
  getWishGroups: `${hosts.second}/desktop/v1/shopping/wish`,
  createWishItem: `${hosts.second}/desktop/v1/shopping/wish/:id/items`,
  findParts: `${hosts.second}/desktop/v1/pc/parts`,
  getParts: `${hosts.second}/desktop/v1/pc/parts/:kind`,
  savePriceAlert: `${hosts.second}/desktop/v1/shopping/alerts/:id`,
  getCuration: `${hosts.main}/front/v3/curation/:cate/:manager`,
  getEvents: `${hosts.main}/front/v1/event/category/:id`,
  getSpecs: `${hosts.main}/front/v1/item/spec/:cate`,
  findManager: `${hosts.main}/common/information/manager/`,
  getMinishop: `${hosts.main}/front/v2/minishop/view/`,
  setMinishopZzim: `${hosts.main}/common/information/manager/minishopzzim/:a/:b`,
  getHeaderBanner: `${hosts.main}/front/v2/banner/header`,
  getLogo: `${hosts.second}/desktop/v1/logo/:id/`,
  getMember: `${hosts.second}/api/v1/member/info`,
  getUser: `${hosts.main}/front/v2/user/info`,
  everything: /^http:\/\/(main|second)\.test\//,
}

const { main, second } = createHandlers({ index: catalogueIndex, baseUrls: hosts })

const activeScenarios = createActiveScenarios([], 1)

/**
 * Both hosts over one small catalogue. They listen as soon as this module is imported, since the clients keep
 * the `fetch` that they find.
 */
export const mockHosts = setupServer(
  ...playScenarios(main, 'main', activeScenarios),
  ...playScenarios(second, 'second', activeScenarios),
)

mockHosts.listen({ onUnhandledFrame: 'error' })
afterEach(() => {
  mockHosts.resetHandlers()
  activeScenarios.reset()
})
afterAll(async () => {
  // What a page still waits for would be asked of the network.
  if ('happyDOM' in globalThis) await happyDOM.abort()
  mockHosts.close()
})

/** Makes an operation fail until the test ends. */
export function breakDown(operation: string | RegExp, status = 500): void {
  mockHosts.use(http.all(operation, () => HttpResponse.json({ success: false }, { status })))
}

/** Plays scenarios of the mock until the test ends, as in 'sold-out,no-images'. */
export function play(scenarios: string): void {
  activeScenarios.play(parseChoices(scenarios))
}

/**
 * Puts a value in the place of a field in what an operation answers with, until the test ends.
 *
 * @param field names of objects' fields and places in lists, as in 'result.items.0.name'
 */
export function changeField(operation: string, field: string, value: unknown): void {
  const handlers = [
    ...playScenarios(main, 'main', activeScenarios),
    ...playScenarios(second, 'second', activeScenarios),
  ]
  mockHosts.use(
    http.get(operation, async ({ request }) => {
      const response = await getResponse(handlers, request.clone())
      const names = field.split('.')
      const last = names.pop() ?? ''
      const body = await response?.json()
      const holder = names.reduce((part, name) => part[name], body)
      holder[last] = value
      return HttpResponse.json(body)
    }),
  )
}
