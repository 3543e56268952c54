import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Contract } from '@jeoul/contract/documents'
import { DocumentError, openContract } from '@jeoul/contract/documents/open-contract'

/** The contract of documents whose files may change. */
export interface WatchedContract {
  /** The contract as the files are now. While they can't be used, it stays as it was. */
  current(): Promise<Contract>
}

/**
 * Reads documents, and reads them again once a file of theirs has changed. The files are looked at when the contract is
 * asked for, so a request after a change never sees the older contract.
 *
 * @param tell is called with a line for each change
 * @throws DocumentError if they can't be used at first
 */
export async function watchContract(
  files: readonly string[],
  tell: (line: string) => void,
): Promise<WatchedContract> {
  let contract = await openContract(files)
  let stamp = await stampOf(pathsOf(files, contract))

  async function look(): Promise<Contract> {
    const found = await stampOf(pathsOf(files, contract))
    if (found === stamp) return contract
    stamp = found
    try {
      contract = await openContract(files)
      stamp = await stampOf(pathsOf(files, contract))
      tell(`${files.join(', ')}: read again, ${contract.operations.length} operations`)
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      tell(`error: ${error.message}; answers are made of the document as it was before`)
    }
    return contract
  }

  let latest = Promise.resolve(contract)
  return {
    current() {
      latest = latest.then(look)
      return latest
    },
  }
}

/** The documents and all files that they refer to. */
function pathsOf(files: readonly string[], { documents }: Contract): readonly string[] {
  const read = Object.keys(documents).filter(name => name.startsWith('/'))
  return [
    ...new Set([...files.map(file => resolve(file)), ...read.map(name => fileURLToPath(`file://${name}`))]),
  ]
}

async function stampOf(paths: readonly string[]): Promise<string> {
  const stamps = await Promise.all(
    paths.map(path =>
      stat(path).then(
        ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
        () => 'missing',
      ),
    ),
  )
  return stamps.join()
}
