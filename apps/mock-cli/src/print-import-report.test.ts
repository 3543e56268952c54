import type { ImportReport } from '@jeoul/mock/import'
import { expect, test } from 'vitest'
import { describeReport } from './print-import-report.ts'

const report: ImportReport = {
  files: [
    { path: 'a.jsonl', format: 'jsonl', gzip: false, encoding: 'utf-8', bytes: 10, read: 12, imported: 10 },
  ],
  read: 12,
  imported: 10,
  folded: 0,
  products: 10,
  withoutPrice: 3,
  discontinued: 0,
  soldOut: 0,
  columns: { name: ['title'], price: ['Regular price'], salePrice: ['Sale price'], listPrice: ['msrp'] },
  money: { currency: 'USD', rate: 1380.5 },
  defects: [
    {
      reason: 'bad-json',
      total: 2,
      examples: [{ reason: 'bad-json', file: 'a.jsonl', line: 7, detail: 'broken' }],
    },
  ],
  warnings: [
    {
      reason: 'unread-price',
      total: 1,
      examples: [
        { reason: 'unread-price', file: 'b.json', line: 1, element: 3, detail: '"much": is not a price' },
      ],
    },
  ],
  categories: [
    {
      cateId: '190000001',
      path: ['부품', 'CPU'],
      items: 10,
      withoutPrice: 2,
      facets: [
        {
          key: 'socket',
          path: 'socket',
          name: '소켓',
          kind: 'values',
          values: ['AM4', 'AM5'],
          coverage: 0.5,
        },
      ],
      leftOut: [{ path: 'sku', reason: 'identifier', keySpec: false }],
      notes: ['tdp: 0 treated as unknown (1 items)'],
    },
  ],
  hints: ['try --name'],
  seconds: 0.25,
}

test('shows what was read, left out (with line numbers) and imported, with hints', () => {
  expect(describeReport(report)).toEqual([
    '12 read, 10 imported, 2 left out, 3 without a price; 1 category in 0.3 s',
    '  a.jsonl: 10 of 12 (jsonl)',
    '  Columns of name: title; price: Sale price, Regular price; list price: msrp',
    '  Prices in USD, at 1,380.5 won each; --rate sets another rate',
    '',
    'Left out, not a JSON object: 2',
    '  a.jsonl:7: broken',
    '  and 1 more',
    '',
    'Imported, but price not understood: 1',
    '  b.json, record 3: "much": is not a price',
    '',
    '부품 > CPU (190000001): 10 items, 2 without a price, 1 facet',
    '  소켓 [socket] 50%: AM4 | AM5',
    '  No facets:',
    '    identifier: sku',
    '  Note: tdp: 0 treated as unknown (1 items)',
    '\nHint: try --name',
  ])
})

test('tells variants, rows that are no items, and price states', () => {
  const shown = describeReport({ ...report, read: 14, folded: 2, products: 7, discontinued: 1, soldOut: 2 })
  expect(shown.slice(0, 2)).toEqual([
    '14 read, 10 imported, 2 left out, 3 without a price (1 단종, 2 일시품절); 1 category in 0.3 s',
    '  7 products, variants counted as one; 2 rows describe other rows',
  ])
})
