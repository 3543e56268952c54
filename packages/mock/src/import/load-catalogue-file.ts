import type { Catalogue, Leaf } from '../catalogue/catalogue.ts'
import { createColumns } from '../catalogue/item-columns.ts'
import { plainColumns } from './catalogue-file.ts'
import { fileError, ImportError } from './import-error.ts'
import { openSource } from './open-source.ts'
import { readHeader, readLeafLine, readNumbers, readTexts } from './read-catalogue-lines.ts'
import { readLines } from './read-lines.ts'
import { readText } from './text-table.ts'

/**
 * Loads a catalogue that `writeCatalogueFile` wrote, gzipped or not.
 *
 * @throws ImportError if the file is missing, damaged, not a catalogue, or of another version
 */
export async function loadCatalogueFile(path: string): Promise<Catalogue> {
  try {
    const source = await openSource(path)
    const lines = flatten(readLines(source.chunks, { longest: maxColumnLength }))
    const next = async (what: string): Promise<string> => {
      const line = await lines.next()
      if (line.done) throw new ImportError(source.progress.damage ?? `ends before its ${what}`)
      return line.value
    }
    const { seed, makers, deliveries, roots, leaves: count } = readHeader(await next('header'))
    const leaves = new Map<string, Leaf>()
    for (let at = 0; at < count; at++) {
      const leaf = await readLeaf(next, makers.length, deliveries.length)
      leaves.set(leaf.cateId, leaf)
    }
    return { seed, makers, deliveries, roots, leaves }
  } catch (error) {
    if (error instanceof ImportError && error.message.startsWith(`${path}: `)) throw error
    throw fileError(path, error instanceof ImportError ? new Error(error.message) : error)
  }
}

/** Long enough for a column of the largest catalogue. */
const maxColumnLength = 400 * 1024 * 1024

async function readLeaf(
  next: (what: string) => Promise<string>,
  makers: number,
  deliveries: number,
): Promise<Leaf> {
  const { leaf: cateId, picture, size, facets, figures } = readLeafLine(await next('categories'))
  const table = createColumns(size, facets.length)
  const limits = new Map<string, number>([
    ['makers', makers],
    ['deliveries', deliveries],
    ['states', 4],
  ])
  for (const name of plainColumns) {
    const limit = limits.get(name) ?? 2 ** 32
    table[name].set(readNumbers(await next(name), name, size, limit))
  }
  for (const [at, facet] of facets.entries()) {
    table.specs[at]?.set(readNumbers(await next(facet.key), facet.key, size, facet.values.length + 1))
  }
  const names = readTexts(await next('names'), 'names', size)
  const words = readTexts(await next('words'), 'words')
  const starts = Uint32Array.from(readNumbers(await next('texts'), 'texts', size + 1, 2 ** 32))
  const refs = Uint32Array.from(readNumbers(await next('texts'), 'texts', starts[size] ?? 0, words.length))
  const texts = { names, words, starts, refs }
  return {
    cateId,
    picture,
    facets,
    items: { ...table, text: row => readText(texts, row) },
    ...(figures && { figures: row => figures[row] ?? undefined }),
  }
}

async function* flatten(batches: ReturnType<typeof readLines>): AsyncGenerator<string> {
  for await (const batch of batches) yield* batch.map(line => line.text)
}
