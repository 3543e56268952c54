import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../catalogue/generate-catalogue.ts'
import { partCategories } from '../catalogue/part-categories.ts'
import { figuresAt } from '../catalogue/parts/figures.ts'
import { loadCatalogueFile, writeCatalogueFile } from './catalogue-file.ts'
import { importFiles } from './import-files.ts'
import { mergeCatalogues } from './merge-catalogues.ts'
import { testDataFiles } from './testing/test-data.ts'
import { temporaryPath, toJsonLines, writeFile } from './testing/write-file.ts'

const drives = ['SSD', 'HDD'].map(storage_type => ({
  metadata: { name: `Drive ${storage_type}` },
  storage_type,
  form_factor: '3.5"',
  interface: 'SATA 6.0 Gb/s',
  capacity: 1000,
}))
const odd = { metadata: { name: 'Drive without an interface' } }
const figures = { form_factor: '3.5"', link: 'sata', capacity: 1000 }
const { ssd, hdd } = partCategories

const importDrives = async (parts: boolean) =>
  (await importFiles([writeFile('storage.jsonl', toJsonLines([...drives, odd]))], { parts })).catalogue

describe('importing parts', () => {
  test('puts each part into the category of its kind, and other items where they would be without it', async () => {
    const { leaves, roots } = await importDrives(true)
    expect([...leaves.values()].map(({ items }) => items.text(0).name)).toEqual([
      'Drive SSD',
      'Drive HDD',
      'Drive without an interface',
    ])
    expect([...leaves.keys()].slice(0, 2)).toEqual([ssd, hdd])
    expect(roots[0]?.children.map(({ name }) => name)).toEqual(['SSD', 'HDD', '저장장치'])
  })

  test('keeps figures without sorting by kind, too', async () => {
    const [leaf] = (await importDrives(false)).leaves.values()
    expect([0, 1, 2].map(row => leaf && figuresAt(leaf, row))).toEqual([figures, figures, undefined])
  })

  test('keeps figures in a catalogue file', async () => {
    const path = temporaryPath('drives.catalog.json.gz')
    await writeCatalogueFile(await importDrives(false), path)
    const [leaf] = (await loadCatalogueFile(path)).leaves.values()
    expect([0, 1, 2].map(row => leaf && figuresAt(leaf, row))).toEqual([figures, figures, undefined])
  })

  test('merged with generated parts, each row keeps its own figures', async () => {
    const generated = generateCatalogue({ items: 2000 })
    const leaf = mergeCatalogues(generated, await importDrives(true)).leaves.get(hdd)
    const own = generated.leaves.get(hdd)
    if (!leaf || !own) throw new Error('there are no drives')
    expect(figuresAt(leaf, 0)).toEqual(figuresAt(own, 0))
    expect(leaf.partOf?.(own.items.size)).toBeUndefined()
    expect(figuresAt(leaf, own.items.size)).toEqual(figures)
  })
})

/** The figures that nearly all real parts of a category tell. */
const expected = {
  cpu: ['tdp'],
  motherboard: ['socket', 'form_factor'],
  memory: ['memory_types', 'modules'],
  gpu: ['length'],
  ssd: ['form_factor', 'capacity'],
  hdd: ['form_factor', 'capacity'],
  case: ['form_factors'],
  power: ['watts', 'form_factor'],
  airCooler: ['cooling', 'sockets'],
  liquidCooler: ['cooling', 'sockets'],
} as const satisfies Record<keyof typeof partCategories, readonly string[]>

test.each(testDataFiles())('$name contains parts, nearly all with their figures', async ({ path }) => {
  const { catalogue, report } = await importFiles([path], { parts: true })
  let parts = 0
  for (const [kind, cateId] of Object.entries(partCategories)) {
    const leaf = catalogue.leaves.get(cateId)
    if (!leaf) continue
    const rows = Array.from({ length: leaf.items.size }, (_, row) => figuresAt(leaf, row) ?? {})
    parts += rows.length
    for (const name of Object.entries(expected).flatMap(([of, names]) => (of === kind ? names : []))) {
      expect(rows.filter(row => name in row).length, `${kind} ${name}`).toBeGreaterThan(rows.length * 0.85)
    }
  }
  expect(parts).toBeGreaterThan(report.imported * 0.98)
})
