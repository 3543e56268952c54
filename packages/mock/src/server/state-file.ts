import { open, readFile, writeFile } from 'node:fs/promises'
import { replaceFile } from '../files/index.ts'
import { SnapshotError } from '../state/store/json-node.ts'
import type { Snapshots } from '../state/store/snapshots.ts'

/** A state file can't be read or written. The message is one line with its path. */
export class StateFileError extends Error {
  override readonly name = 'StateFileError'
}

/** A file that follows the members' data. */
export interface StateFile {
  /** Waits until everything written so far is in the file, where a killed process can't lose it. */
  settle(): Promise<void>
  /**
   * Writes pending changes and waits for the disk.
   * @throws StateFileError
   */
  close(): Promise<void>
}

interface StateFileOptions {
  /** Whether `settle` waits for the disk as well, so that a power cut loses nothing. */
  readonly sync?: boolean | undefined
}

/**
 * The delay after a change, in milliseconds, before the file is flushed to the disk. Only a power cut can lose younger
 * changes.
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
 * Writes the state to the file now, and changes whenever `settle` is called or the delay is over. Changes that come
 * while the file is written share the next write. The file is replaced as a whole, so readers never see half of it.
 * @throws StateFileError if the file can't be written
 */
export async function keepStateFile(
  path: string,
  snapshots: Snapshots,
  { sync = false }: StateFileOptions = {},
): Promise<StateFile> {
  await save(path, snapshots, true)
  let isChanged = false
  let timer: NodeJS.Timeout | undefined
  let current = Promise.resolve()
  let next: Promise<void> | undefined

  const write = () => {
    next = undefined
    isChanged = false
    current = save(path, snapshots, sync).catch(tell)
    return current
  }
  const settle = () => {
    if (isChanged) next ??= current.then(write)
    return next ?? current
  }
  const reachDisk = async () => {
    timer = undefined
    await settle()
    if (!sync) await flush(path).catch(tell)
  }
  snapshots.onChange(() => {
    isChanged = true
    timer ??= setTimeout(reachDisk, stateDelayMs)
  })
  return {
    settle,
    async close() {
      clearTimeout(timer)
      await settle()
      if (timer) await save(path, snapshots, true)
    },
  }
}

/** @param sync whether to wait until the disk has it */
async function save(path: string, snapshots: Snapshots, sync: boolean): Promise<void> {
  const text = JSON.stringify(snapshots.toJson())
  await replaceFile(path, draft => writeFile(draft, text, { flush: sync })).catch(notWritten(path))
}

/** Waits until the disk has stored the file's current content. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+').catch(notWritten(path))
  await file.sync().finally(() => file.close())
}

function notWritten(path: string) {
  return (error: unknown): never => {
    throw new StateFileError(`${path}: can't be written (${codeOf(error)})`)
  }
}

function tell(error: unknown): void {
  console.error(`error: ${error instanceof Error ? error.message : error}`)
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error
}
