import { addressOfEveryPage, changeField, operations } from '@jeoul/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from './testing/render.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

const addresses = await addressOfEveryPage()
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
/** What neither shoppers nor search engines should ever read. */
const nonsense = /NaN|undefined|\[object|-5,000|123,450|1e\+?21|[\d,]{16}/
const rowsOf = (html: string) => html.split('더보기"').length
const pages = { list: await render(addresses.list), item: await render(addresses.item) }

/** Renders the page with one malformed field, and checks that it has its rows and shows no nonsense. */
async function renderWith(page: keyof typeof pages, operation: string, field: string, value: unknown) {
  changeField(operation, field, value)
  const { status, head, body } = await render(addresses[page])
  expect(status).toBe(200)
  expect(nonsense.exec(textOf(body) + head)?.[0]).toBeUndefined()
  expect(rowsOf(pages[page].body) - rowsOf(body)).toBeLessThanOrEqual(1)
}

test.each<[string, unknown]>([
  ['makers', 'x'],
  ['makers.0', null],
  ['makers.0.name', {}],
  ['result.items.0', -5000],
  ['result.items.0.name', {}],
  ['result.items.0.cash', 1e21],
  ['result.items.0.card', '12345'],
  ['result.items.0.image', []],
  ['result.spec_counts.vendor', null],
  ['result.price_bands.0', {}],
  ['result.trait_counts', 'x'],
])('one malformed field of a list removes its row at most: %s = %j', (field, value) =>
  renderWith('list', operations.getItems, field, value),
)

test.each<[string, unknown]>([
  ['result.item.name', {}],
  ['result.item.cash', -5000],
  ['result.item.card', '12345'],
  ['result.zzim_count', {}],
  ['result.gallery.0.url', 1e21],
])('one malformed field of a product is removed alone: %s = %j', (field, value) =>
  renderWith('item', operations.getProduct, field, value),
)

test.each<[string, unknown]>([
  ['markets.0', null],
  ['markets.0.mallName', {}],
  ['markets.0.priceB2c', 0],
  ['markets.0.priceB2c', '12345'],
  ['markets.0.priceB2c', 'NaN'],
  ['markets.0.priceB2c', -5000],
  ['markets.0.priceB2c', 1e21],
  ['markets.0.discounts', 'x'],
])('one malformed field of an offer removes that offer: %s = %j', (field, value) =>
  renderWith('item', operations.getMalls, field, value),
)
