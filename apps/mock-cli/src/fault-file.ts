import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createDraft } from '@jeoul/mock/files'
import { type Fault, ImportError } from '@jeoul/mock/import'

/** A JSON Lines file that every fault is written to. */
export interface FaultFile {
  add(fault: Fault): void
  /**
   * Finishes the file and moves it into place.
   * @throws ImportError if it could not be written
   */
  close(): Promise<void>
}

export async function createFaultFile(path: string): Promise<FaultFile> {
  const draft = await createDraft(path)
  const file = createWriteStream(draft.path)
  let failure: unknown
  file.on('error', error => {
    failure = error
  })
  return {
    add(fault) {
      if (!failure) file.write(`${JSON.stringify(fault)}\n`)
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
