import { isSameFile, OutputFileError, refuseForeignFile } from '../files/index.ts'
import { catalogueFileKind } from './catalogue-file-kind.ts'
import { faultFileKind } from './fault-file-kind.ts'

/** Files that an import is about to write. */
export interface ImportOutputs {
  readonly catalogue?: string | undefined
  readonly faults?: string | undefined
}

/**
 * Makes sure, before anything is read, that an import overwrites neither its sources nor a file of another kind.
 * @throws OutputFileError
 */
export async function checkOutputs(
  { catalogue, faults }: ImportOutputs,
  sources: readonly string[],
): Promise<void> {
  if (catalogue !== undefined && faults !== undefined && (await isSameFile(catalogue, faults))) {
    throw new OutputFileError(`${faults}: can't take both the catalogue and the faulty lines`)
  }
  for (const [path, kind] of [
    [catalogue, catalogueFileKind],
    [faults, faultFileKind],
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
