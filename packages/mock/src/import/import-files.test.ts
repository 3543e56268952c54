import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { firstImportedId } from './build-leaves.ts'
import { importFiles } from './import-files.ts'
import type { Defect } from './import-report.ts'
import { testDataFiles, testDataFolder } from './testing/test-data.ts'
import { toJsonLines, writeFile } from './testing/write-file.ts'

const records = Array.from({ length: 60 }, (_, at) => ({
  name: `Asus  Card ${at}`,
  price: at % 10 === 0 ? null : 100 + at,
  memory: 2 ** (at % 4),
}))

describe('importFiles', () => {
  test('makes items with ids, makers and prices in won', async () => {
    const { catalogue, report } = await importFiles([writeFile('gpu.jsonl', toJsonLines(records))], {
      rate: 1400,
    })
    const [leaf] = [...catalogue.leaves.values()]
    expect(leaf?.items.size).toBe(60)
    expect(leaf?.items.ids[0]).toBe(firstImportedId)
    expect(leaf?.items.text(1).name).toBe('Asus Card 1')
    expect(catalogue.makers).toEqual(['기타'])
    expect(leaf?.items.cash[1]).toBe(141_400)
    expect([leaf?.items.states[0], leaf?.items.states[1]]).toEqual([2, 3])
    expect(leaf?.items.text(2).keySpecs).toEqual(['메모리 4GB'])
    expect(catalogue.roots[0]).toMatchObject({ cateId: '19', children: [{ name: '그래픽카드' }] })
    expect(report).toMatchObject({ read: 60, imported: 60, withoutPrice: 6 })
  })

  test('gives the same catalogue for the same files', async () => {
    const path = writeFile('gpu.jsonl', toJsonLines(records))
    const [first, second] = [await importFiles([path]), await importFiles([path])]
    expect(JSON.stringify([...first.catalogue.leaves])).toBe(JSON.stringify([...second.catalogue.leaves]))
  })

  test('counts and explains faulty lines with file and number', async () => {
    const path = writeFile(
      'gpu.jsonl',
      '{"name":"A","price":5000}\nnonsense\n{"price":3}\n{"name":"B","price":-1}\n{"name":"A","price":5000}\n',
    )
    const defects: Defect[] = []
    const { report } = await importFiles([path], {}, { onDefect: defect => defects.push(defect) })
    expect(defects.map(defect => [defect.line, defect.reason])).toEqual([
      [2, 'bad-json'],
      [3, 'no-name'],
      [4, 'unread-price'],
      [5, 'duplicate'],
    ])
    expect(defects[3]).toMatchObject({ file: path, detail: 'same as line 1' })
    expect(report.defects.map(each => each.total)).toEqual([1, 1, 1])
    expect(report.warnings).toMatchObject([{ reason: 'unread-price', total: 1 }])
    expect(report).toMatchObject({ read: 5, imported: 2, withoutPrice: 1 })
  })

  test('distinguishes records with the same 32-bit hash', async () => {
    const path = writeFile('gpu.jsonl', toJsonLines([{ name: 'Item 1149599' }, { name: 'Item 1312382' }]))
    expect((await importFiles([path])).report.imported).toBe(2)
  })

  test('finds duplicates across files', async () => {
    const paths = [
      writeFile('gpu.jsonl', toJsonLines(records)),
      writeFile('again.jsonl', toJsonLines(records.slice(2))),
    ]
    const { report } = await importFiles(paths)
    expect(report.defects).toMatchObject([{ reason: 'duplicate', total: 58 }])
    expect(report.defects[0]?.examples[0]).toMatchObject({
      file: paths[1],
      line: 1,
      detail: `same as ${paths[0]} line 3`,
    })
  })

  test('sorts items into categories by a field, and into one id on request', async () => {
    const path = writeFile(
      'all.csv',
      '상품명,가격,분류\n가,1000,생활 > 컵\n나,2000,생활 > 컵\n다,3000,책\n라,4000,\n',
    )
    const { catalogue, report } = await importFiles([path], { categoryField: '분류' })
    expect(report.categories.map(each => [each.path.join('/'), each.items])).toEqual([
      ['생활/컵', 2],
      ['책', 1],
      ['all', 1],
    ])
    expect(report.defects).toEqual([])
    for (const id of catalogue.leaves.keys()) expect(id).toMatch(/^19\d{7}$/)
    const fixed = await importFiles([path], { categoryId: '112753' })
    expect([...fixed.catalogue.leaves.keys()]).toEqual(['112753'])
  })

  test('leaves out or marks items without a price, as the option says', async () => {
    const path = writeFile('gpu.jsonl', toJsonLines(records))
    expect((await importFiles([path], { noPrice: 'skip' })).report.imported).toBe(54)
    const soldOut = await importFiles([path], { noPrice: 'sold-out' })
    expect([...soldOut.catalogue.leaves.values()][0]?.items.states[0]).toBe(1)
  })

  test('reads a truncated gzip file up to its end', async () => {
    const whole = gzipSync(
      toJsonLines(Array.from({ length: 5000 }, (_, at) => ({ name: `Item ${at * 7919}` }))),
    )
    const { report } = await importFiles([writeFile('cut.jsonl.gz', whole.subarray(0, whole.length / 2))])
    expect(report.imported).toBeGreaterThan(100)
    expect(report.warnings.map(each => each.reason)).toContain('cut-off')
  })

  test('tells that a JSON list ends early, also where its last record is whole', async () => {
    const cut = await importFiles([writeFile('a.json', '[{"name":"A","price":1},{"name":"B"}')])
    expect(cut.report).toMatchObject({ imported: 2, warnings: [{ reason: 'cut-off', total: 1 }] })
    const torn = await importFiles([writeFile('b.json', '[{"name":"A","price":1},{"name":"B"')])
    expect(torn.report).toMatchObject({ read: 2, imported: 1, defects: [{ reason: 'bad-json', total: 1 }] })
    const broken = await importFiles([writeFile('c.json', '[{"name":"A","price":1},\n{bad}]')])
    expect(broken.report).toMatchObject({ warnings: [], defects: [{ examples: [{ line: 2, element: 2 }] }] })
  })

  test('refuses files without any usable record, in one line', async () => {
    const nothing = writeFile('a.jsonl', 'no\njson\n')
    await expect(importFiles([nothing])).rejects.toThrow(
      /^[^\n]*not JSON Lines: none of its 2 records[^\n]*$/,
    )
    await expect(importFiles([writeFile('b.jsonl', '')])).rejects.toThrow(/contains no records/)
    await expect(importFiles([writeFile('c.csv', 'x\n1\n')])).rejects.toThrow(/nothing could be imported/)
  })

  test('gives hints on wrong fields, shared names and foreign prices', async () => {
    const shared = records.map(each => ({ ...each, name: 'Asus Dual', chipset: `RTX ${each.memory}` }))
    const path = writeFile('gpu.jsonl', toJsonLines(shared))
    const { report } = await importFiles([path], { key: 'price', maker: 'makr' })
    expect(report.hints).toEqual([
      "no item has a field 'makr'",
      expect.stringContaining("--name '{name} {chipset}'"),
      expect.stringContaining('--currency'),
    ])
  })
})

describe('real data', () => {
  const files = testDataFiles()
  test.skipIf(testDataFolder === null)(
    'is in the folder of JEOUL_TEST_DATA (skipped where that is not set)',
    () => {
      expect(files).not.toEqual([])
    },
  )

  test.each(files)('imports $name with facets', async ({ path }) => {
    const { catalogue, report } = await importFiles([path])
    expect(report.imported).toBeGreaterThan(report.read * 0.8)
    for (const { facets, items } of catalogue.leaves.values()) {
      expect(facets.length).toBeGreaterThanOrEqual(4)
      expect(facets.length).toBeLessThanOrEqual(15)
      facets.forEach((facet, at) => {
        expect(facet.key).toMatch(/^[a-z0-9_.-]{1,40}$/)
        expect(new Set(facet.values.map(value => value.key)).size).toBe(facet.values.length)
        expect(new Set(facet.values.map(value => value.name)).size).toBe(facet.values.length)
        expect(Math.max(...(items.specs[at] ?? []))).toBeLessThanOrEqual(facet.values.length)
      })
    }
  })
})
