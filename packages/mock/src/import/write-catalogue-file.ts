import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Catalogue, Leaf } from '../catalogue/catalogue.ts'
import { figuresAt } from '../catalogue/parts/figures-at.ts'
import { OutputFileError, refuseForeignFile, replaceFile } from '../files/index.ts'
import { type FileHeader, formatName, formatVersion, type LeafLine, plainColumns } from './catalogue-file.ts'
import { catalogueFileKind } from './catalogue-file-kind.ts'
import { fileError } from './import-error.ts'
import { numbersLine } from './numbers-line.ts'
import { packTexts } from './text-table.ts'

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

function* toLines(catalogue: Catalogue): Generator<string | Uint8Array> {
  const leaves = [...catalogue.leaves.values()]
  const header: FileHeader = {
    format: formatName,
    version: formatVersion,
    seed: catalogue.seed,
    items: leaves.reduce((sum, leaf) => sum + leaf.items.size, 0),
    leaves: leaves.length,
    makers: catalogue.makers,
    deliveries: catalogue.deliveries,
    roots: catalogue.roots,
  }
  yield `${JSON.stringify(header)}\n`
  for (const leaf of leaves) yield* leafLines(leaf)
}

function* leafLines(leaf: Leaf): Generator<string | Uint8Array> {
  const { cateId, picture, facets, items } = leaf
  const figures = Array.from({ length: items.size }, (_, row) => figuresAt(leaf, row) ?? null)
  const hasFigures = figures.some(each => each !== null)
  const line: LeafLine = { leaf: cateId, picture, size: items.size, facets, ...(hasFigures && { figures }) }
  yield `${JSON.stringify(line)}\n`
  for (const name of plainColumns) yield numbersLine(items[name])
  for (const column of items.specs) yield numbersLine(column)
  const texts = packTexts(items.size, row => items.text(row))
  yield `${JSON.stringify(texts.names)}\n`
  yield `${JSON.stringify(texts.words)}\n`
  yield numbersLine(texts.starts)
  yield numbersLine(texts.refs)
}
