import { categoryOfFile } from './default-category.ts'
import type { FaultLog } from './fault-log.ts'
import { fileError, ImportError } from './import-error.ts'
import type { FileReport } from './import-report.ts'
import type { Intake } from './intake.ts'
import type { ImportMapping } from './mapping.ts'
import { openSource } from './open-source.ts'
import { readRecords } from './read-records.ts'
import { detectFormat, type SourceFormat } from './source-format.ts'

export interface ImportProgress {
  readonly path: string
  /** Bytes read of this file, and its total size. */
  readonly bytes: number
  readonly size: number
  /** Records read and items imported so far, from all files. */
  readonly read: number
  readonly imported: number
}

/**
 * Reads one file into the intake.
 *
 * @throws ImportError if it can't be read or contains no records of its format
 */
export async function readFile(
  path: string,
  mapping: ImportMapping,
  intake: Pick<Intake, 'read' | 'imported' | 'take'>,
  faults: FaultLog,
  onProgress?: (progress: ImportProgress) => void,
): Promise<FileReport> {
  const source = await openSource(path, mapping.encoding)
  const format = detectFormat(path, source.head)
  const { size, gzip } = source
  const category = mapping.category ?? [categoryOfFile(path)]
  const before = intake.imported
  let read = 0
  let line = 0
  let unreadable = 0
  try {
    for await (const batch of readRecords(source, format)) {
      for (const reading of batch) {
        line = reading.line
        read++
        if ('record' in reading) intake.take(path, line, reading.record, category)
        else {
          unreadable++
          faults.add({ reason: reading.fault, file: path, line, detail: reading.detail })
        }
      }
      onProgress?.({
        path,
        size,
        bytes: source.progress.bytes,
        read: intake.read,
        imported: intake.imported,
      })
    }
  } catch (error) {
    throw fileError(path, error)
  }
  const { damage } = source.progress
  if (damage) faults.add({ reason: 'cut-off', file: path, line, detail: damage })
  if (read === 0) throw new ImportError(`${path}: ${damage ?? 'contains no records'}`)
  if (unreadable === read)
    throw new ImportError(`${path}: not ${formatNames[format]}: none of its ${read} records could be read`)
  return { path, format, gzip, bytes: size, read, imported: intake.imported - before }
}

const formatNames: Readonly<Record<SourceFormat, string>> = {
  jsonl: 'JSON Lines',
  'json-array': 'a JSON array',
  csv: 'CSV',
}
