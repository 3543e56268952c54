import { isSameFile, OutputFileError, refuseForeignFile } from '../files/index.ts'
import { catalogueFileKind } from './catalogue-file-kind.ts'
import { defectFileKind } from './defect-file-kind.ts'

/** Files that an import is about to write. */
export interface ImportOutputs {
  readonly catalogue?: string | undefined
  readonly defects?: string | undefined
}

/**
 * Makes sure, before anything is read, that an import overwrites neither its sources nor a file of another kind.
 * @throws OutputFileError
 */
export async function checkOutputs(
  { catalogue, defects }: ImportOutputs,
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
