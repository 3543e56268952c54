import type { Catalogue } from '../catalogue/catalogue.ts'
import { buildLeaves } from './build-leaves.ts'
import { categoryOfFile } from './default-category.ts'
import { importedDeliveries } from './derive-market.ts'
import { encodingHints, giveHints } from './give-hints.ts'
import { fileError, ImportError } from './import-error.ts'
import {
  createDefectLog,
  type Defect,
  type DefectLog,
  type DefectReason,
  describePosition,
  type FileReport,
  type ImportReport,
  type Position,
  type SourceFormat,
  type WarningReason,
} from './import-report.ts'
import { createIntake, type Intake } from './intake.ts'
import type { ImportMapping } from './mapping.ts'
import { openSource } from './open-source.ts'
import { identityOf, PriceBook } from './part-prices.ts'
import { readPart } from './read-part.ts'
import { createPriceReader, type PriceReader } from './read-price.ts'
import { readRecords } from './read-records.ts'
import { createReader } from './record-reader.ts'
import { detectFormat } from './source-format.ts'
import type { TextEncoding } from './text-encoding.ts'

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
 * Imports a catalogue from JSON Lines, JSON arrays or CSV, gzipped or not. Files are read in chunks; memory use
 * grows with the number of items. The same files and mapping always give the same catalogue.
 *
 * @throws ImportError if a file can't be read, is not in the expected format, or contains nothing to import
 */
export async function importFiles(
  paths: readonly string[],
  mapping: ImportMapping = {},
  events: ImportEvents = {},
): Promise<ImportResult> {
  const started = performance.now()
  const defects = createDefectLog<DefectReason>(mapping.examples ?? 5, events.onDefect)
  const warnings = createDefectLog<WarningReason>(mapping.examples ?? 5, events.onDefect)
  const reader = createReader(mapping)
  const priceOf = createPriceReader(mapping, reader)
  const prices = await readPrices(mapping, priceOf, warnings)
  const intake = createIntake(mapping, { reader, priceOf, prices, defects, warnings })
  const read = []
  for (const path of paths) {
    read.push(await readFile(path, mapping, { intake, defects, warnings }, events.onProgress))
  }
  const fileHints = read.flatMap(({ hints }) => hints)
  if (intake.imported === 0) {
    const worst = defects.summarise()[0]?.examples[0]
    const why = fileHints[0] ?? (worst && `${describePosition(worst)}: ${worst.detail}`)
    throw new ImportError(`${paths.join(', ')}: nothing could be imported${why ? ` (${why})` : ''}`)
  }
  const builders = [...intake.leaves.values()]
  const { roots, leaves, categories } = buildLeaves(builders, mapping, reader.used)
  return {
    catalogue: { seed: 0, roots, makers: intake.makers(), deliveries: importedDeliveries, leaves },
    report: {
      files: read.map(({ report }) => report),
      read: read.reduce((sum, { report }) => sum + report.read, 0),
      imported: intake.imported,
      withoutPrice: intake.withoutPrice,
      defects: defects.summarise(),
      warnings: warnings.summarise(),
      categories,
      hints: [
        ...(fileHints.length > 0 ? fileHints : encodingHints(mapping, builders)),
        ...giveHints(mapping, reader.used, builders),
      ],
      seconds: (performance.now() - started) / 1000,
    },
  }
}

/** Receives records and defects. */
interface Sinks {
  readonly intake: Pick<Intake, 'read' | 'imported' | 'take'>
  readonly defects: Pick<DefectLog<DefectReason>, 'add'>
  readonly warnings: Pick<DefectLog<WarningReason>, 'add'>
}

/**
 * Reads one file into the intake.
 *
 * @throws ImportError if it can't be read or contains no records of its format
 */
async function readFile(
  path: string,
  mapping: ImportMapping,
  { intake, defects, warnings }: Sinks,
  onProgress?: (progress: ImportProgress) => void,
): Promise<{ readonly report: FileReport; readonly hints: readonly string[] }> {
  const source = await openSource(path, mapping.encoding)
  const { size, gzip, encoding, progress } = source
  const format = detectFormat(path, source.head)
  const category = mapping.category ?? [categoryOfFile(path)]
  const before = intake.imported
  let read = 0
  let unreadable = 0
  let last: Position = { line: 1 }
  try {
    for await (const batch of readRecords(source, format)) {
      for (const { line, element, ...reading } of batch) {
        last = element === undefined ? { line } : { line, element }
        read++
        if ('record' in reading) {
          intake.take(path, last, reading.record, category)
          if (reading.warning) warnings.add({ ...reading.warning, file: path, ...last })
        } else {
          unreadable++
          defects.add({ reason: reading.defect, file: path, ...last, detail: reading.detail })
        }
      }
      onProgress?.({ path, size, bytes: progress.bytes, read: intake.read, imported: intake.imported })
    }
  } catch (error) {
    throw fileError(path, error)
  }
  const { damage } = progress
  if (damage) warnings.add({ reason: 'cut-off', file: path, ...last, detail: damage })
  if (read === 0) throw new ImportError(`${path}: ${damage ?? 'contains no records'}`)
  if (unreadable === read)
    throw new ImportError(`${path}: not ${formatNames[format]}: none of its ${read} records could be read`)
  const imported = intake.imported - before
  const report = { path, format, gzip, encoding: encoding.name, bytes: size, read, imported }
  return { report, hints: hintsOn(path, encoding) }
}

function hintsOn(path: string, { name, isGuess, likelier }: TextEncoding): readonly string[] {
  if (isGuess)
    return [`${path} is not UTF-8 and was read as ${name}; if letters look wrong, name its --encoding`]
  return likelier === undefined
    ? []
    : [`${path} was read as ${name}, but seems to be ${likelier}; try --encoding ${likelier}`]
}

const formatNames: Readonly<Record<SourceFormat, string>> = {
  jsonl: 'JSON Lines',
  'json-list': 'a JSON array',
  csv: 'CSV',
}

/**
 * Reads the prices of parts from the files that a mapping names for them. Records without a price, and those of which
 * nobody can tell which part they are of, are passed over.
 */
async function readPrices(
  mapping: ImportMapping,
  priceOf: PriceReader,
  warnings: DefectLog<WarningReason>,
): Promise<PriceBook> {
  const book = new PriceBook()
  const intake = {
    read: 0,
    imported: 0,
    take(file: string, position: Position, record: Readonly<Record<string, unknown>>) {
      intake.read++
      const price = priceOf(file, position, record)
      if ('unread' in price)
        return warnings.add({ reason: 'unread-price', file, ...position, detail: price.unread })
      const part = readPart(record)
      const identity = part && identityOf(record, part)
      if (!identity || price.won === 0) return
      intake.imported++
      book.add(identity, price.won)
    },
  }
  // These records are not products, so none of them counts as left out.
  const defects = {
    add: (defect: Defect<DefectReason>) => warnings.add({ ...defect, reason: 'unread-price' }),
  }
  for (const path of mapping.prices ?? []) await readFile(path, mapping, { intake, defects, warnings })
  return book
}
