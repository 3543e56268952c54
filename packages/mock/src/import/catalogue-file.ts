import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip, gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import type { Catalogue, CategoryNode, ItemTable, Leaf } from '../catalogue/catalogue.ts'
import { createColumns } from '../catalogue/item-columns.ts'
import { figuresAt } from '../catalogue/parts/figures.ts'
import { type FileKind, OutputFileError, refuseForeignFile, replaceFile } from '../files/index.ts'
import { textOf } from './build-leaves.ts'
import { fileError } from './import-error.ts'
import { wholeLines } from './lines.ts'
import { openSource } from './open-source.ts'
import { readFigures } from './read-part.ts'

// A catalogue file is JSON Lines, gzipped if its name ends with `.gz`. The first line is the header. Each leaf follows
// with one line for itself, one for each column of its table, and four for its texts.

const format = 'jeoul-catalog'
const version = 1

/** The columns of every leaf, in file order. */
export const plainColumns = [
  ...(['ids', 'makers', 'cash', 'card', 'states', 'deliveries', 'malls'] as const),
  ...(['reviews', 'scores', 'zzims', 'registered', 'popularity', 'flags', 'groups'] as const),
] satisfies readonly (keyof ItemTable)[]

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const texts = v.array(v.string())
const numbers = v.custom<readonly number[]>(
  value => Array.isArray(value) && value.every(each => Number.isInteger(each) && each >= 0),
)
const named = { key: v.string(), name: v.string() }
const node: v.GenericSchema<CategoryNode> = v.object({
  cateId: v.string(),
  name: v.string(),
  children: v.array(v.lazy(() => node)),
})
const header = v.object({
  format: v.literal(format),
  version: v.literal(version),
  seed: count,
  items: count,
  leaves: count,
  makers: texts,
  deliveries: v.array(
    v.variant('kind', [
      v.object({ kind: v.picklist(['free', 'unknown']) }),
      v.object({ kind: v.literal('paid'), fee: count, each: v.exactOptional(count) }),
      v.object({ kind: v.literal('free-above'), fee: count, threshold: count }),
    ]),
  ),
  roots: v.array(node),
})
const leafLine = v.object({
  leaf: v.string(),
  picture: v.string(),
  size: count,
  facets: v.array(
    v.object({ ...named, unit: v.exactOptional(v.string()), values: v.array(v.object(named)) }),
  ),
  /** Of every row, where any of them is a part of a PC. */
  figures: v.exactOptional(v.array(v.nullable(v.pipe(v.unknown(), v.transform(readFigures))))),
  /** Of every row, where any of them is one of several variants. */
  labels: v.exactOptional(v.array(v.nullable(v.string()))),
})

/** Whether a text begins as a catalogue of any version does. */
export function isCatalogue(head: string): boolean {
  return head.startsWith('{"format":"jeoul-catalog"')
}

/** Reads only the beginning of the header, so that catalogues of other versions and damaged ones are recognized too. */
export const catalogueFileKind: FileKind = {
  name: 'a catalogue',
  async recognizes(path) {
    try {
      await using file = await open(path)
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4096))
      const head = buffer.subarray(0, bytesRead)
      const isGzip = head[0] === 0x1f && head[1] === 0x8b
      // The head is not a complete gzip stream; a sync flush unpacks what there is.
      const plain = isGzip ? gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH }) : head
      return isCatalogue(plain.toString('utf8'))
    } catch {
      return false
    }
  },
}

/** Takes a quarter of the default level's time for a file 4 % larger; imports waited for it. */
const level = 4

/**
 * Writes a catalogue to a file for `loadCatalogueFile`, gzipped if the name ends with `.gz`. The file is written
 * completely or not at all, and replaces only an older catalogue.
 *
 * @returns size of the file in bytes
 * @throws ImportError if it can't be written, OutputFileError if the path holds any other file
 */
export async function writeCatalogueFile(catalogue: Catalogue, path: string): Promise<number> {
  try {
    await refuseForeignFile(path, catalogueFileKind)
    await replaceFile(path, async draft => {
      const lines = Readable.from(toLines(catalogue))
      if (/\.gz$/i.test(path)) await pipeline(lines, createGzip({ level }), createWriteStream(draft))
      else await pipeline(lines, createWriteStream(draft))
    })
    return (await stat(path)).size
  } catch (error) {
    throw error instanceof OutputFileError ? error : fileError(path, error)
  }
}

function* toLines({ leaves: byId, seed, makers, deliveries, roots }: Catalogue): Generator<string> {
  const leaves = [...byId.values()]
  const items = leaves.reduce((sum, leaf) => sum + leaf.items.size, 0)
  const counts = { seed, items, leaves: leaves.length }
  yield `${JSON.stringify({ format, version, ...counts, makers, deliveries, roots })}\n`
  for (const leaf of leaves) {
    const { cateId, picture, facets, items } = leaf
    const figures = Array.from({ length: items.size }, (_, row) => figuresAt(leaf, row) ?? null)
    const labels = Array.from({ length: items.size }, (_, row) => items.text(row).variantLabel ?? null)
    const optional = {
      ...(figures.some(each => each !== null) && { figures }),
      ...(labels.some(each => each !== null) && { labels }),
    }
    yield `${JSON.stringify({ leaf: cateId, picture, size: items.size, facets, ...optional })}\n`
    for (const column of [...plainColumns.map(name => items[name]), ...items.specs])
      yield `[${column.join()}]\n`
    yield* textLines(items)
  }
}

/** Names, key specifications, where those of each row begin and end in the references, and references to them. */
function* textLines(items: ItemTable): Generator<string> {
  const names: string[] = []
  const places = new Map<string, number>()
  const starts = [0]
  const references: number[] = []
  for (let row = 0; row < items.size; row++) {
    const { name, keySpecs } = items.text(row)
    names.push(name)
    for (const word of keySpecs) {
      const place = places.get(word) ?? places.size
      places.set(word, place)
      references.push(place)
    }
    starts.push(references.length)
  }
  for (const list of [names, [...places.keys()], starts, references]) yield `${JSON.stringify(list)}\n`
}

/** Reads the next line of a file as a schema wants it. */
type ReadLine = <T>(what: string, schema: v.GenericSchema<unknown, T>) => Promise<T>

/**
 * Loads a catalogue that `writeCatalogueFile` wrote, gzipped or not.
 *
 * @throws ImportError if the file is missing, damaged, not a catalogue, or of another version
 */
export async function loadCatalogueFile(path: string): Promise<Catalogue> {
  try {
    const { head, chunks, progress } = await openSource(path)
    const lines = linesOf(chunks)
    const next: ReadLine = async (what, schema) => {
      const line = await lines.next()
      if (line.done) throw new Error(progress.damage ?? `ends before its ${what}`)
      const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line.value)
      if (!success) throw damaged(what)
      return output
    }
    if (head !== '' && !isCatalogue(head)) throw new Error('is not a catalogue file; import it first')
    const found = /"version":(\d+)/.exec(head)?.[1] ?? String(version)
    if (found !== String(version))
      throw new Error(`is a catalogue of version ${found}; this program reads version ${version}`)
    const { seed, makers, deliveries, roots, leaves: size } = await next('header', header)
    const leaves = new Map<string, Leaf>()
    for (let at = 0; at < size; at++) {
      const leaf = await readLeaf(next, makers.length, deliveries.length)
      leaves.set(leaf.cateId, leaf)
    }
    return { seed, makers, deliveries, roots, leaves }
  } catch (error) {
    throw fileError(path, error)
  }
}

async function readLeaf(next: ReadLine, makers: number, deliveries: number): Promise<Leaf> {
  const { leaf: cateId, picture, size, facets, figures, labels } = await next('categories', leafLine)
  const column = async (what: string, length: number, limit = 2 ** 32) => {
    const values = await next(what, numbers)
    if (values.length !== length || values.some(value => value >= limit)) throw damaged(what)
    return values
  }
  const table = createColumns(size, facets.length)
  const limits = new Map<string, number>(Object.entries({ makers, deliveries, states: 4 }))
  for (const name of plainColumns) table[name].set(await column(name, size, limits.get(name)))
  for (const [at, { key, values }] of facets.entries()) {
    table.specs[at]?.set(await column(key, size, values.length + 1))
  }
  const names = await next('names', texts)
  if (names.length !== size) throw damaged('names')
  const words = await next('words', texts)
  const starts = Uint32Array.from(await column('texts', size + 1))
  const references = Uint32Array.from(await column('texts', starts[size] ?? 0, words.length))
  const keySpecs = (row: number) =>
    Array.from(references.subarray(starts[row] ?? 0, starts[row + 1] ?? 0), at => words[at] ?? '')
  return {
    cateId,
    picture,
    facets,
    items: { ...table, text: row => textOf(names[row], keySpecs(row), labels?.[row]) },
    ...(figures && { figures: row => figures[row] ?? undefined }),
  }
}

function damaged(what: string): Error {
  return new Error(`is a damaged catalogue file (${what})`)
}

/** Lines of any length: a column of a large catalogue has hundreds of megabytes. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  for await (const block of wholeLines(chunks, '\n', Infinity)) yield* block.replace(/\n$/, '').split('\n')
}
