import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidy } from './field-path.ts'
import { importFiles } from './import-files.ts'
import { openSource } from './open-source.ts'
import { readRecords } from './read-records.ts'
import { detectFormat } from './source-format.ts'
import { writeFile } from './testing/write-file.ts'
import { encode, encodingNames, type Table, toDelimited, toObjects } from './testing/write-table.ts'

/** Texts of letters that every encoding has. The first of a row has one, so that no row is empty. */
const letters = fc.constantFrom(...'aZ0 ,;|\t\n\r"\'\\[]{}:=가힣똠펲￦×½€')
const cell = fc.string({ unit: letters, maxLength: 12 })
const table: fc.Arbitrary<Table> = fc
  .uniqueArray(
    fc.string({ unit: letters, maxLength: 8 }).map(text => `열${tidy(text)}`),
    { minLength: 1, maxLength: 6 },
  )
  .chain(columns =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.array(
        fc.tuple(cell, fc.array(cell, { minLength: columns.length - 1, maxLength: columns.length - 1 })),
        {
          minLength: 1,
          maxLength: 12,
        },
      ),
    }),
  )
  .map(({ columns, rows }) => ({ columns, rows: rows.map(([first, more]) => [`행${first}`, ...more]) }))

const lineEnd = fc.constantFrom('\n' as const, '\r\n' as const, '\r' as const)
type Form = (table: Table, lineEnd: '\n' | '\r\n' | '\r') => readonly [name: string, text: string]
const form = fc.constantFrom<Form>(
  (table, end) => ['a.csv', toDelimited(table, ',', end)],
  (table, end) => ['a.csv', `sep=;${end}${toDelimited(table, ';', end)}`],
  (table, end) => ['a.tsv', toDelimited(table, '\t', end)],
  (table, end) => [
    'a.jsonl',
    toObjects(table)
      .map(row => JSON.stringify(row))
      .join(end),
  ],
  table => ['a.json', JSON.stringify(toObjects(table))],
  (table, end) => [
    'a.json',
    JSON.stringify({ total: table.rows.length, products: toObjects(table) }, null, 1).replaceAll('\n', end),
  ],
)

/** What an import sees of a row: tidy texts, and nothing for an empty cell. */
function seen(row: readonly unknown[]): string[] {
  return row.map(cell => tidy(String(cell ?? '')))
}

test('reads any table row for row from CSV, TSV, JSON Lines and JSON, packed or not, in every encoding', async () => {
  const way = fc.record({
    table,
    form,
    lineEnd,
    encoding: fc.constantFrom(...encodingNames),
    isPacked: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(way, async ({ table, form, lineEnd, encoding, isPacked }) => {
      const [name, text] = form(table, lineEnd)
      const path = writeFile(isPacked ? `${name}.gz` : name, encode(text, encoding, isPacked))
      const source = await openSource(path, encoding === 'cp949' ? encoding : undefined)
      const rows: string[][] = []
      for await (const batch of readRecords(source, detectFormat(path, source.head))) {
        for (const reading of batch)
          rows.push(
            'record' in reading
              ? seen(table.columns.map(column => reading.record[column]))
              : [reading.defect],
          )
      }
      expect(rows).toEqual(table.rows.map(seen))
    }),
    { numRuns: 100 },
  )
})

const messy = fc.constantFrom('12,900원', '품절', '-', '문의', 'x', '1만', '', '\\9,900')
const line = fc.oneof(
  fc
    .tuple(fc.string({ unit: letters, maxLength: 5 }), messy)
    .map(([name, price]) => JSON.stringify({ name, price })),
  fc.constantFrom('{"price":1}', 'nonsense', '[1]', '{"name":"same","price":1}'),
)

test('counts every record of a file once: as imported, or as left out for one reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 20 }), async lines => {
      const path = writeFile('a.jsonl', ['{"name":"first","price":1000}', ...lines].join('\n'))
      const { report } = await importFiles([path])
      const lost = report.defects.reduce((sum, defect) => sum + defect.total, 0)
      expect(report.read).toBe(lines.length + 1)
      expect(report.imported + lost).toBe(report.read)
      expect(report.categories.reduce((sum, category) => sum + category.items, 0)).toBe(report.imported)
    }),
    { numRuns: 30 },
  )
})
