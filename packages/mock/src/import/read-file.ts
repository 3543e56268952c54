import { categoryOfFile } from './default-category.ts'
import { fileError, ImportError } from './import-error.ts'
import type { DefectLog, DefectReason, FileReport, Position, WarningReason } from './import-report.ts'
import type { Intake } from './intake.ts'
import type { ImportMapping } from './mapping.ts'
import { openSource } from './open-source.ts'
import { readRecords } from './read-records.ts'
import { detectFormat, type SourceFormat } from './source-format.ts'
import type { TextEncoding } from './text-encoding.ts'

export interface ImportProgress {
  readonly path: string
  /** Bytes read of this file, and its total size. */
  readonly bytes: number
  readonly size: number
  /** Records read and items imported so far, from all files. */
  readonly read: number
  readonly imported: number
}

/** Receives records and defects. */
export interface Sinks {
  readonly intake: Pick<Intake, 'read' | 'imported' | 'take'>
  readonly defects: Pick<DefectLog<DefectReason>, 'add'>
  readonly warnings: Pick<DefectLog<WarningReason>, 'add'>
}

/**
 * Reads one file into the intake.
 *
 * @throws ImportError if it can't be read or contains no records of its format
 */
export async function readFile(
  path: string,
  mapping: ImportMapping,
  { intake, defects, warnings }: Sinks,
  onProgress?: (progress: ImportProgress) => void,
): Promise<{ readonly report: FileReport; readonly hints: readonly string[] }> {
  const source = await openSource(path, mapping.encoding)
  const format = detectFormat(path, source.head)
  const { size, gzip, encoding } = source
  const category = mapping.category ?? [categoryOfFile(path)]
  const before = intake.imported
  let read = 0
  let last: Position = { line: 1 }
  let unreadable = 0
  try {
    for await (const batch of readRecords(source, format)) {
      for (const reading of batch) {
        const { line, element } = reading
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
  if (damage) warnings.add({ reason: 'cut-off', file: path, ...last, detail: damage })
  if (read === 0) throw new ImportError(`${path}: ${damage ?? 'contains no records'}`)
  if (unreadable === read)
    throw new ImportError(`${path}: not ${formatNames[format]}: none of its ${read} records could be read`)
  const report = {
    path,
    format,
    gzip,
    encoding: encoding.name,
    bytes: size,
    read,
    imported: intake.imported - before,
  }
  return { report, hints: encodingHints(path, encoding) }
}

function encodingHints(path: string, { name, isGuess, likelier }: TextEncoding): string[] {
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
