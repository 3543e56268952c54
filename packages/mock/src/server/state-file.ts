import { readFile, writeFile } from 'node:fs/promises'
import { replaceFile } from '../files/index.ts'
import { SnapshotError } from '../state/store/json-node.ts'
import type { Snapshots } from '../state/store/snapshots.ts'

/** A state file can't be read or written. The message is one line with its path. */
export class StateFileError extends Error {
  override readonly name = 'StateFileError'
}

/** A file that is kept in line with the members' data. */
export interface StateFile {
  /** Waits until everything written so far is in the file, and writes it if need be. */
  settle(): Promise<void>
  /**
   * Writes pending changes.
   * @throws StateFileError
   */
  close(): Promise<void>
}

/**
 * The longest time between a change and its write to the file, in milliseconds. A killed process loses no
 * more than that.
 */
export const stateDelayMs = 200

/**
 * Loads the state from the file, if it exists.
 * @throws StateFileError if the file contains no state
 */
export async function loadStateFile(path: string, snapshots: Snapshots): Promise<void> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new StateFileError(`${path}: can't be read (${codeOf(error)})`)
  })
  if (text === undefined) return
  try {
    snapshots.fromJson(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof SnapshotError ? error.message : 'not JSON'
    throw new StateFileError(`${path}: holds no state of the mock: ${reason}`)
  }
}

/**
 * Writes the state to the file now and after every change. The file is replaced as a whole, so readers never
 * see half of it.
 * @throws StateFileError if the file can't be written
 */
export async function keepStateFile(path: string, snapshots: Snapshots): Promise<StateFile> {
  await save(path, snapshots)
  let isDirty = false
  let timer: NodeJS.Timeout | undefined
  let saving = Promise.resolve()

  const flush = () => {
    timer = undefined
    isDirty = false
    saving = saving.then(() => save(path, snapshots)).catch(tell)
  }
  snapshots.onChange(() => {
    isDirty = true
    timer ??= setTimeout(flush, stateDelayMs)
  })
  return {
    settle() {
      if (isDirty) {
        clearTimeout(timer)
        flush()
      }
      return saving
    },
    async close() {
      clearTimeout(timer)
      await saving
      if (isDirty) await save(path, snapshots)
    },
  }
}

async function save(path: string, snapshots: Snapshots): Promise<void> {
  const text = JSON.stringify(snapshots.toJson())
  await replaceFile(path, draft => writeFile(draft, text, { flush: true })).catch((error: unknown) => {
    throw new StateFileError(`${path}: can't be written (${codeOf(error)})`)
  })
}

function tell(error: unknown): void {
  console.error(`error: ${error instanceof Error ? error.message : error}`)
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error
}
