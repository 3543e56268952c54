import { expect, test } from 'vitest'
import { at } from '../../../catalogue/at.ts'
import { generateCatalogue } from '../../../catalogue/generate-catalogue.ts'
import { importFiles } from '../../../import/import-files.ts'
import { writeFile } from '../../../import/testing/write-file.ts'
import { seedRows } from './seed-rows.ts'

async function importCatalogue() {
  const rows = Array.from({ length: 600 }, (_, row) => `상품 ${row},${10_000 + row}`)
  return (await importFiles([writeFile('shop.csv', ['name,price', ...rows].join('\n'))])).catalogue
}

test.each([
  ['generated', () => generateCatalogue({ items: 600 })],
  ['imported', importCatalogue],
])('the row of every %s product says the average that its reviews have', async (_, load) => {
  const { leaves } = await load()
  const stated: number[] = []
  const averages: number[] = []
  for (const leaf of leaves.values()) {
    for (let row = 0; row < leaf.items.size; row++) {
      const reviews = seedRows({ leaf, row }, 'product')
      if (reviews.length === 0) continue
      const sum = reviews.reduce((sum, { marks }) => sum + marks, 0)
      stated.push(at(leaf.items.scores, row))
      averages.push(Math.round((10 * sum) / reviews.length))
    }
  }
  expect(stated.length).toBeGreaterThan(100)
  expect(stated).toEqual(averages)
})
