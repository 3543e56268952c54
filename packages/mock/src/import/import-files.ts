import type { Catalogue, Leaf, PriceState } from '../catalogue/catalogue.ts'
import { buildLeaf } from './build-leaf.ts'
import { buildCategoryTree, pathKey } from './category-tree.ts'
import { importedDeliveries } from './derive-market.ts'
import { createFaultLog } from './fault-log.ts'
import { giveHints } from './give-hints.ts'
import { ImportError } from './import-error.ts'
import type { CategoryReport, Fault, FileReport, ImportReport } from './import-report.ts'
import { createIntake } from './intake.ts'
import { createReader, type ImportMapping } from './mapping.ts'
import { readPrices } from './prices/read-prices.ts'
import { type ImportProgress, readFile } from './read-file.ts'

export interface ImportEvents {
  readonly onProgress?: (progress: ImportProgress) => void
  /** Called for every fault; the report keeps only the first ones. */
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
  const faults = createFaultLog(mapping.examples ?? 5, events.onFault)
  const reader = createReader(mapping)
  const prices = await readPrices(mapping, reader, faults)
  const intake = createIntake(mapping, { reader, prices, faults })
  const files: FileReport[] = []
  for (const path of paths) {
    files.push(await readFile(path, mapping, intake, faults, events.onProgress))
  }

  const summary = faults.summarise()
  if (intake.imported === 0) {
    const worst = summary[0]?.examples[0]
    throw new ImportError(
      `${paths.join(', ')}: nothing could be imported${worst ? ` (line ${worst.line}: ${worst.detail})` : ''}`,
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
      categories,
      hints: giveHints(mapping, reader.used, builders),
      seconds: (performance.now() - started) / 1000,
    },
  }
}
