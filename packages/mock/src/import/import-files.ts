import type { Catalogue } from '../catalogue/catalogue.ts'
import { buildLeaves, type LeafBuilder } from './build-leaves.ts'
import { categoryOfFile } from './default-category.ts'
import { importedDeliveries } from './derive-market.ts'
import type { Row } from './fold-variants.ts'
import { encodingHints, fileHints, giveHints } from './give-hints.ts'
import { fileError, ImportError } from './import-error.ts'
import {
  createDefectLog,
  type Defect,
  type DefectLog,
  type DefectReason,
  describePosition,
  formatNames,
  type ImportReport,
  type Place,
  type WarningReason,
} from './import-report.ts'
import { createIntake } from './intake.ts'
import type { Meaning } from './known-columns.ts'
import type { ImportMapping } from './mapping.ts'
import { openSource } from './open-source.ts'
import { identityOf, PriceBook } from './part-prices.ts'
import { createPriceReader, type PriceReader } from './price-reader.ts'
import { readPart } from './read-part.ts'
import { readRecords } from './read-records.ts'
import { createReader } from './record-reader.ts'
import { detectFormat } from './source-format.ts'

export interface ImportEvents {
  readonly onProgress?: (progress: ImportProgress) => void
  /** Called for every defect and warning; the report keeps only the first ones. */
  readonly onDefect?: (defect: Defect) => void
}

export interface ImportProgress {
  readonly path: string
  /** Bytes read of this file, and its total size. */
  readonly bytes: number
  readonly size: number
  /** Records read and items imported so far, from all files. */
  readonly read: number
  readonly imported: number
}

export interface ImportResult {
  readonly catalogue: Catalogue
  readonly report: ImportReport
}

/**
 * Imports a catalogue from JSON Lines, JSON arrays, CSV or XML feeds, gzipped or not. Files are read in chunks; memory use
 * grows with the number of items. The same files and mapping give the same catalogue, except that a sale with dates counts
 * on its days only.
 *
 * @throws UnknownFieldError if no record has the field of the price that the mapping names
 * @throws ImportError if a file can't be read, is not in the expected format, or contains nothing to import
 */
export async function importFiles(
  paths: readonly string[],
  mapping: ImportMapping = {},
  { onProgress, onDefect }: ImportEvents = {},
): Promise<ImportResult> {
  const started = performance.now()
  const defects = createDefectLog<DefectReason>(mapping.examples, onDefect)
  const warnings = createDefectLog<WarningReason>(mapping.examples, onDefect)
  const reader = createReader(mapping)
  const priceOf = createPriceReader(mapping, reader)
  const prices = await readPrices(mapping, priceOf, warnings)
  const intake = createIntake(mapping, { reader, priceOf, prices, defects, warnings })
  const files = []
  for (const path of paths) {
    const category = mapping.category ?? [categoryOfFile(path)]
    const before = intake.imported
    const { take, end } = intake.openFile(category)
    const file = await readFile(path, mapping, warnings, {
      take,
      refuse: defects.add,
      onBatch(bytes, size) {
        onProgress?.({ path, size, bytes, read: intake.read, imported: intake.imported })
      },
    })
    end()
    files.push({ ...file, imported: intake.imported - before })
  }
  reader.checkPrice()
  const hints = files.flatMap(({ path, encoding }) => fileHints(path, encoding))
  if (intake.imported === 0) {
    const worst = defects.summarise()[0]?.examples[0]
    const why = hints[0] ?? (worst && `${describePosition(worst)}: ${worst.detail}`)
    throw new ImportError(`${paths.join(', ')}: nothing could be imported${why ? ` (${why})` : ''}`)
  }
  const builders = [...intake.leaves.values()]
  if (hints.length === 0) hints.push(...encodingHints(mapping, builders))
  const { roots, leaves, categories } = buildLeaves(builders, mapping, reader.used)
  return {
    catalogue: { seed: 0, roots, makers: intake.makers(), deliveries: importedDeliveries, leaves },
    report: {
      files: files.map(file => ({ ...file, encoding: file.encoding.name })),
      read: files.reduce((sum, { read }) => sum + read, 0),
      imported: intake.imported,
      folded: intake.folded,
      ...countItems(builders),
      columns: columnsOf(reader.used),
      money: priceOf.money,
      defects: defects.summarise(),
      warnings: warnings.summarise(),
      categories,
      hints: [...hints, ...giveHints(mapping, reader.used, builders)],
      seconds: (performance.now() - started) / 1000,
    },
  }
}

/** Counts the products of several variants, and the items in each price state. */
function countItems(builders: readonly LeafBuilder[]) {
  const items = builders.flatMap(builder => builder.items)
  const variants = items.filter(({ group }) => group > 0)
  const inState = (state: number) => items.filter(each => each.state === state).length
  return {
    products: items.length - variants.length + new Set(variants.map(({ group }) => group)).size,
    withoutPrice: items.filter(({ won }) => won === 0).length,
    discontinued: inState(0),
    soldOut: inState(1),
  }
}

/** Names the columns by what they were read as. */
function columnsOf(used: ReadonlyMap<string, Meaning>): ImportReport['columns'] {
  const columns: Partial<Record<Meaning, string[]>> = {}
  for (const [path, meaning] of used) columns[meaning] = [...(columns[meaning] ?? []), path]
  return columns
}

/** Receives what a file contains. */
interface Receiver {
  take(rows: readonly Row[]): void
  refuse(defect: Defect<DefectReason>): void
  onBatch?(bytes: number, size: number): void
}

/** @throws ImportError if the file can't be read or contains no records of its format */
async function readFile(
  path: string,
  mapping: ImportMapping,
  warnings: DefectLog<WarningReason>,
  { take, refuse, onBatch }: Receiver,
) {
  const source = await openSource(path, mapping.encoding)
  const { size, gzip, encoding, progress } = source
  const format = detectFormat(path, source.head)
  let read = 0
  let unreadable = 0
  let place: Place = { file: path, line: 1 }
  try {
    for await (const batch of readRecords(source, format)) {
      const rows: Row[] = []
      for (const { line, element, ...found } of batch) {
        place = { file: path, line, ...(element !== undefined && { element }) }
        read++
        if ('record' in found) {
          rows.push({ place, record: found.record })
          if (found.warning)
            warnings.add({ reason: found.warning.reason, ...place, detail: found.warning.detail })
        } else {
          unreadable++
          refuse({ reason: found.defect, ...place, detail: found.detail })
        }
      }
      take(rows)
      onBatch?.(progress.bytes, size)
    }
  } catch (error) {
    throw fileError(path, error)
  }
  if (progress.damage) warnings.add({ reason: 'cut-off', ...place, detail: progress.damage })
  if (read === 0) throw new ImportError(`${path}: ${progress.damage ?? 'contains no records'}`)
  if (unreadable === read)
    throw new ImportError(`${path}: not ${formatNames[format]}: none of its ${read} records could be read`)
  return { path, format, gzip, encoding, bytes: size, read }
}

/** Reads the prices of parts from the files that a mapping names. Records without a price, or of an unknown part, are passed over. */
async function readPrices(mapping: ImportMapping, priceOf: PriceReader, warnings: DefectLog<WarningReason>) {
  const book = new PriceBook()
  for (const path of mapping.prices ?? []) {
    await readFile(path, mapping, warnings, {
      take(rows) {
        for (const { place, record } of rows) {
          const price = priceOf(place, record)
          const part = 'won' in price && price.won > 0 ? readPart(record) : undefined
          const identity = part && identityOf(record, part)
          if (identity && 'won' in price) book.add(identity, price.won)
          if ('unread' in price) warnings.add({ reason: 'unread-price', ...place, detail: price.unread })
        }
      },
      // These records are not products, so none of them counts as left out.
      refuse: defect => warnings.add({ ...defect, reason: 'unread-price' }),
    })
  }
  return book
}
