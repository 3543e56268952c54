import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { type Fault, ImportError } from '@jeoul/mock/import'

/** A file that takes every fault as one JSON line. */
export interface FaultFile {
  add(fault: Fault): void
  /** @throws ImportError when the file could not be written */
  close(): Promise<void>
}

export function createFaultFile(path: string): FaultFile {
  const file = createWriteStream(path)
  let failure: Error | undefined
  file.on('error', error => {
    failure = error
  })
  return {
    add(fault) {
      if (!failure) file.write(`${JSON.stringify(fault)}\n`)
    },
    async close() {
      if (!failure) await Promise.race([once(file.end(), 'close'), once(file, 'error')])
      if (failure) throw new ImportError(`${path}: can't be written (${failure.message})`)
    },
  }
}
