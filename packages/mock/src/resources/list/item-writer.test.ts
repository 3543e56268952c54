import { expect, test } from 'vitest'
import { generateCatalogue } from '../../catalogue/generate-catalogue.ts'
import { maxCached } from '../../index/byte-store.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

test('all items of a catalogue of 100,000 are cached: reading it through writes none of them twice', async () => {
  const catalogue = generateCatalogue({ items: 1000 })
  const ask = askHandlers(catalogue, 'main')
  const lists = await Promise.all(
    Array.from(catalogue.leaves.keys(), cateId => ask(`/front/v3/items?cate_id=${cateId}&limit=100`)),
  )
  const items: unknown[] = lists.flatMap(({ body }) => body.result.items)
  expect(items).toHaveLength(1000)
  const bytes = new TextEncoder().encode(JSON.stringify(items)).length
  expect((bytes / items.length) * 100_000).toBeLessThan(maxCached)
})
