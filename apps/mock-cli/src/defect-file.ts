import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createDraft } from '@jeoul/mock/files'
import { type Defect, ImportError } from '@jeoul/mock/import'

/** A JSON Lines file that every defect is written to. */
export interface DefectFile {
  add(defect: Defect): void
  /**
   * Finishes the file and moves it into place.
   * @throws ImportError if it could not be written
   */
  close(): Promise<void>
}

export async function createDefectFile(path: string): Promise<DefectFile> {
  const draft = await createDraft(path)
  const file = createWriteStream(draft.path)
  let failure: unknown
  file.on('error', error => {
    failure = error
  })
  return {
    add(defect) {
      if (!failure) file.write(`${JSON.stringify(defect)}\n`)
    },
    async close() {
      try {
        await finished(file.end())
        await draft.commit()
      } catch (error) {
        await draft.discard().catch(() => undefined)
        const { message } = error instanceof Error ? error : new Error(String(error))
        throw new ImportError(`${path}: can't be written (${message})`)
      }
    },
  }
}
