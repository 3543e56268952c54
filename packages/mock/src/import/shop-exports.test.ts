import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { type ImportResult, importFiles } from './import-files.ts'
import type { ImportMapping } from './mapping.ts'
import { feedExports } from './testing/feed-exports.ts'
import { platformExports } from './testing/platform-exports.ts'
import type { ShopExport } from './testing/shop-export.ts'
import { writeFile } from './testing/write-file.ts'
import { encode } from './testing/write-table.ts'

const stateNames = ['단종', '일시품절', '가격비교 예정']

async function read({
  file,
  text,
  encoding = 'utf-8',
  currency,
}: Omit<ShopExport, 'title' | 'products' | 'items'>) {
  const bytes = encoding === 'latin1' ? iconv.encode(text, 'windows-1252') : encode(text, encoding, false)
  const mapping: ImportMapping =
    currency === undefined ? {} : { currency, rate: { USD: 1400, EUR: 1600 }[currency] ?? 1 }
  const result = await importFiles([writeFile(file, bytes)], mapping)
  return { lines: linesOf(result), report: result.report }
}

/** The items of an import, as the table of exports states them. */
function linesOf({ catalogue, report }: ImportResult): string[] {
  const groups: number[] = []
  const lines = report.categories.flatMap(({ cateId, path }) => {
    const items = catalogue.leaves.get(cateId)?.items
    return Array.from({ length: items?.size ?? 0 }, (_, row) => {
      const { name = '', variantLabel } = items?.text(row) ?? {}
      const group = items?.groups[row] ?? 0
      if (group > 0 && !groups.includes(group)) groups.push(group)
      const mark = group === 0 ? '' : `#${groups.indexOf(group) + 1} `
      const label = variantLabel === undefined ? '' : ` [${variantLabel}]`
      const price = items?.cash[row] || stateNames[items?.states[row] ?? 3]
      const maker = catalogue.makers[items?.makers[row] ?? 0]
      return `${mark}${path.join(' > ')}: ${name}${label} ${maker} ${price}`
    })
  })
  return lines.toSorted()
}

test.each([...platformExports, ...feedExports])('$title', async ({ products, items, ...input }) => {
  const { lines, report } = await read(input)
  expect(lines).toEqual(items.toSorted())
  expect(report).toMatchObject({ products, imported: items.length, defects: [], warnings: [] })
  expect(report.read - report.folded).toBe(items.length)
})

test('columns of variants and stock are no filters; the options of variants are', async () => {
  const facetsOf = async (title: RegExp) => {
    const input = [...platformExports, ...feedExports].find(each => title.test(each.title))
    const { report } = await read(input ?? { file: '', text: '' })
    return [...new Set(report.categories.flatMap(({ facets }) => facets.map(({ path }) => path)))].toSorted()
  }
  expect(await facetsOf(/^WooCommerce: variations below a parent,/)).toEqual(['Color'])
  expect(await facetsOf(/^Shopify: variants of one handle/)).toEqual(['Color', 'Size'])
  expect(await facetsOf(/^Magento: a configurable/)).toEqual(['size'])
})
