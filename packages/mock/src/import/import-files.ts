import type { Catalogue, Leaf, PriceState } from '../catalogue/catalogue.ts'
import { buildLeaf } from './build-leaf.ts'
import { buildCategoryTree, pathKey } from './category-tree.ts'
import { importedDeliveries } from './derive-market.ts'
import { createFaultLog } from './fault-log.ts'
import { createReader } from './fields/record-reader.ts'
import { giveHints } from './give-hints.ts'
import { ImportError } from './import-error.ts'
import type {
  CategoryReport,
  Fault,
  FaultReason,
  FileReport,
  ImportReport,
  WarningReason,
} from './import-report.ts'
import { createIntake } from './intake.ts'
import type { ImportMapping } from './mapping.ts'
import { describePosition } from './position.ts'
import { createPriceReader } from './price/price-reader.ts'
import { readPrices } from './prices/read-prices.ts'
import { type ImportProgress, readFile } from './read-file.ts'

export interface ImportEvents {
  readonly onProgress?: (progress: ImportProgress) => void
  /** Called for every fault and warning; the report keeps only the first ones. */
  readonly onFault?: (fault: Fault) => void
}

export interface ImportResult {
  readonly catalogue: Catalogue
  readonly report: ImportReport
}

/** Above all ids of generated catalogues. */
export const firstImportedId = 3_000_000_001

const states: Readonly<Record<string, PriceState>> = { 'sold-out': 1, upcoming: 2 }

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
  const faults = createFaultLog<FaultReason>(mapping.examples ?? 5, events.onFault)
  const warnings = createFaultLog<WarningReason>(mapping.examples ?? 5, events.onFault)
  const reader = createReader(mapping)
  const priceOf = createPriceReader(mapping, reader)
  const prices = await readPrices(mapping, priceOf, warnings)
  const intake = createIntake(mapping, { reader, priceOf, prices, faults, warnings })
  const files: FileReport[] = []
  const fileHints: string[] = []
  for (const path of paths) {
    const { report, hints } = await readFile(path, mapping, { intake, faults, warnings }, events.onProgress)
    files.push(report)
    fileHints.push(...hints)
  }

  const summary = faults.summarise()
  if (intake.imported === 0) {
    const worst = summary[0]?.examples[0]
    throw new ImportError(
      `${paths.join(', ')}: nothing could be imported${worst ? ` (${describePosition(worst)}: ${worst.detail})` : ''}`,
    )
  }
  const builders = [...intake.leaves.values()]
  const tree = buildCategoryTree(builders)
  const leaves = new Map<string, Leaf>()
  const categories: CategoryReport[] = []
  let nextId = firstImportedId
  for (const builder of builders) {
    const cateId = tree.ids.get(pathKey(builder.path)) ?? ''
    const { leaf, report } = buildLeaf(builder, cateId, nextId, {
      used: reader.used,
      stateWithoutPrice: states[mapping.noPrice ?? 'upcoming'] ?? 2,
      labels: mapping.labels ?? new Map(),
      units: mapping.units ?? new Map(),
      skip: mapping.skip ?? new Set(),
      force: mapping.facets ?? new Set(),
      limit: mapping.facetLimit ?? 15,
    })
    leaves.set(cateId, leaf)
    categories.push(report)
    nextId += leaf.items.size
  }
  const makers = intake.makers.names()
  return {
    catalogue: { seed: 0, roots: tree.roots, makers, deliveries: importedDeliveries, leaves },
    report: {
      files,
      read: files.reduce((sum, file) => sum + file.read, 0),
      imported: intake.imported,
      withoutPrice: intake.withoutPrice,
      faults: summary,
      warnings: warnings.summarise(),
      categories,
      hints: [...fileHints, ...giveHints(mapping, reader.used, builders)],
      seconds: (performance.now() - started) / 1000,
    },
  }
}
