import { breakDown, findItems, operations } from '@jeoul/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from './testing/render.ts'

const { popular, forSale } = await findItems()
const item = forSale.toSorted((a, b) => b.review_count - a.review_count)[0] ?? popular
const none = forSale.find(({ review_count }) => review_count === 0) ?? popular
const address = `/reviews/${item.item_id}`

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('crawlers read what the page shows', async () => {
  const { head, body, status } = await render(address)
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '{}')
  expect(status).toBe(200)
  expect(data.aggregateRating.reviewCount).toBe(item.review_count)
  expect(body).toContain(`<strong>${data.aggregateRating.ratingValue.toFixed(1)}</strong>`)
  expect(data.review).toHaveLength(3)
  expect(body).toContain(data.review[0].reviewBody)
})

test('without reviews there is no structured data, and nothing is indexed', async () => {
  const { head } = await render(`/reviews/${none.item_id}`)
  expect(head).not.toContain('ld+json')
  expect(head).toContain('noindex')
})

test.each([
  ['', false],
  ['?kind=market', false],
  ['?marks=5', true],
  ['?page=2&sort=new', true],
])('of the addresses of reviews, only the first page is indexed: %s', async (search, isLeftOut) => {
  const { head } = await render(address + search)
  expect(head.includes('noindex')).toBe(isLeftOut)
})

test.each([
  ['/reviews/99999999', 404],
  ['/reviews/x%20y', 404],
])('%s is not found', async (url, status) => {
  expect((await render(url)).status).toBe(status)
})

test('a page whose reviews could not be loaded is not cached', async () => {
  breakDown(operations.getReviews)
  expect((await render(address)).status).toBe(503)
})

test('the page of a product links to its reviews without scripts', async () => {
  const { body } = await render(`/item/${item.item_id}`)
  expect(body).toContain(`href="${address}"`)
})
