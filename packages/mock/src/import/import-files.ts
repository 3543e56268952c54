import type { Catalogue } from '../catalogue/catalogue.ts'
import { buildLeaves } from './build-leaves.ts'
import { importedDeliveries } from './derive-market.ts'
import { createReader } from './fields/record-reader.ts'
import { encodingHints, giveHints } from './give-hints.ts'
import { ImportError } from './import-error.ts'
import type { Defect, DefectReason, ImportReport, WarningReason } from './import-report.ts'
import { createDefectLog, describePosition } from './import-report.ts'
import { createIntake } from './intake.ts'
import type { ImportMapping } from './mapping.ts'
import { createPriceReader } from './price/price-reader.ts'
import { readPrices } from './prices/read-prices.ts'
import { type ImportProgress, readFile } from './read-file.ts'

export interface ImportEvents {
  readonly onProgress?: (progress: ImportProgress) => void
  /** Called for every defect and warning; the report keeps only the first ones. */
  readonly onDefect?: (defect: Defect) => void
}

export interface ImportResult {
  readonly catalogue: Catalogue
  readonly report: ImportReport
}

/**
 * Imports a catalogue from JSON Lines, JSON arrays or CSV, gzipped or not. Files are read once, in chunks; memory use
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
  const ofFiles = read.flatMap(({ hints }) => hints)
  if (intake.imported === 0) throw nothingImported(paths, defects.summarise(), ofFiles)

  const files = read.map(({ report }) => report)
  const builders = [...intake.leaves.values()]
  const { roots, leaves, categories } = buildLeaves(builders, mapping, reader.used)
  return {
    catalogue: { seed: 0, roots, makers: intake.makers.names(), deliveries: importedDeliveries, leaves },
    report: {
      files,
      read: files.reduce((sum, file) => sum + file.read, 0),
      imported: intake.imported,
      withoutPrice: intake.withoutPrice,
      defects: defects.summarise(),
      warnings: warnings.summarise(),
      categories,
      hints: [
        ...(ofFiles.length > 0 ? ofFiles : encodingHints(mapping, builders)),
        ...giveHints(mapping, reader.used, builders),
      ],
      seconds: (performance.now() - started) / 1000,
    },
  }
}

/** @param hints of the files; the first one is the likeliest cause */
function nothingImported(
  paths: readonly string[],
  defects: ImportReport['defects'],
  [hint]: readonly string[],
): ImportError {
  const worst = defects[0]?.examples[0]
  const reason = worst && `${describePosition(worst)}: ${worst.detail}`
  const why = hint ?? reason
  return new ImportError(`${paths.join(', ')}: nothing could be imported${why ? ` (${why})` : ''}`)
}
