import { readFileSync, truncateSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { loadCatalogueFile, writeCatalogueFile } from './catalogue-file.ts'
import { importFiles } from './import-files.ts'
import { temporaryPath, toJsonLines, writeFile } from './testing/write-file.ts'

const records = Array.from({ length: 50 }, (_, at) => ({
  name: `상품 ${at}`,
  price: 1000 * at,
  color: at % 2 ? 'Red' : 'Blue',
  ...(at < 4 && { item_group_id: 'group' }),
}))

async function makeCatalogue(): Promise<Catalogue> {
  return (await importFiles([writeFile('things.jsonl', toJsonLines(records))])).catalogue
}

/** A catalogue without its functions, to compare. */
function plain(catalogue: Catalogue) {
  const leaves = [...catalogue.leaves.values()].map(({ items, ...leaf }) => {
    const { text, ...columns } = items
    return { ...leaf, columns, texts: Array.from({ length: items.size }, (_, row) => text(row)) }
  })
  return { ...catalogue, leaves }
}

describe('catalogue files', () => {
  test.each(['a.catalog.json', 'a.catalog.json.gz'])('round-trip: %s', async name => {
    const catalogue = await makeCatalogue()
    const path = temporaryPath(name)
    const bytes = await writeCatalogueFile(catalogue, path)
    expect(bytes).toBe(readFileSync(path).byteLength)
    expect(plain(await loadCatalogueFile(path))).toEqual(plain(catalogue))
  })

  test.each(['a.catalog.json', 'a.catalog.json.gz'])('that are truncated are refused: %s', async name => {
    const path = temporaryPath(name)
    truncateSync(
      path,
      await writeCatalogueFile(await makeCatalogue(), path).then(bytes => Math.floor(bytes / 2)),
    )
    await expect(loadCatalogueFile(path)).rejects.toThrow(/damaged|ends early|ends before/)
  })

  test('of another kind, version or content are refused in one line', async () => {
    const load = (content: string) => loadCatalogueFile(writeFile('a.catalog.json', content))
    await expect(load('{"name":"x"}\n')).rejects.toThrow(/^\S+ is not a catalogue file; import it first$/)
    await expect(load('hello')).rejects.toThrow(/is not a catalogue file/)
    await expect(load('{"format":"jeoul-catalog","version":2}\n')).rejects.toThrow(/version 2/)
    await expect(load('')).rejects.toThrow(/ends before its header/)
    await expect(loadCatalogueFile('/nowhere.json')).rejects.toThrow(/no such file/)
  })

  test('with a number out of bounds are refused', async () => {
    const path = temporaryPath('a.catalog.json')
    await writeCatalogueFile(await makeCatalogue(), path)
    const lines = readFileSync(path, 'utf8').split('\n')
    const broken = lines.with(3, (lines[3] ?? '').replace('[0', '[9'))
    await expect(loadCatalogueFile(writeFile('b.json', broken.join('\n')))).rejects.toThrow(
      /damaged catalogue file \(makers\)/,
    )
  })

  test("that can't be written leave nothing behind", async () => {
    await expect(writeCatalogueFile(await makeCatalogue(), '/nowhere/a.json')).rejects.toThrow(
      /no such file or folder/,
    )
  })
})
