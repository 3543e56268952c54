import { isSameFile, jsonLinesFileKind, OutputFileError, refuseForeignFile } from '../files/index.ts'
import { isRecord } from '../is-record.ts'
import { catalogueFileKind } from './catalogue-file.ts'
import { defectLabels } from './import-report.ts'

/** A JSON Lines file with one defect per line. */
const defectFileKind = jsonLinesFileKind(
  'a list of faulty lines',
  value => isRecord(value) && Object.hasOwn(defectLabels, String(value.reason)) && 'detail' in value,
)

/**
 * Makes sure, before anything is read, that an import overwrites neither its sources nor a file of another kind.
 * @throws OutputFileError
 */
export async function checkOutputs(
  { catalogue, defects }: { readonly catalogue: string | undefined; readonly defects: string | undefined },
  sources: readonly string[],
): Promise<void> {
  if (catalogue !== undefined && defects !== undefined && (await isSameFile(catalogue, defects))) {
    throw new OutputFileError(`${defects}: can't take both the catalogue and the faulty lines`)
  }
  for (const [path, kind] of [
    [catalogue, catalogueFileKind],
    [defects, defectFileKind],
  ] as const) {
    if (path === undefined) continue
    for (const source of sources) {
      if (await isSameFile(path, source)) {
        throw new OutputFileError(`${path}: is one of the files to import, which would be overwritten`)
      }
    }
    await refuseForeignFile(path, kind)
  }
}
