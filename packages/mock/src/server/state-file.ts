import { AsyncLocalStorage } from 'node:async_hooks'
import { open, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { replaceFile } from '../files/index.ts'
import { SnapshotError } from '../state/store/json-node.ts'
import type { Snapshots } from '../state/store/snapshots.ts'
import type { Snapshot } from '../state/store/store.ts'

/** A state file can't be read or written. The message is one line with its path. */
export class StateFileError extends Error {
  override readonly name = 'StateFileError'
}

/** A file that follows the members' data. */
export interface StateFile {
  /**
   * Runs an action, and waits until all that it changed is in the file, where a killed process can't lose it.
   * @throws StateFileError if the disk refuses its changes, which are then undone
   */
  keep<T>(action: () => Promise<T>): Promise<T>
  /**
   * Writes pending changes and waits for the disk.
   * @throws StateFileError
   */
  close(): Promise<void>
}

interface StateFileOptions {
  /** Whether `keep` waits for the disk as well, so that a power cut loses nothing. */
  readonly sync?: boolean | undefined
}

/** Changes that one write puts into the file. */
interface Batch {
  /** Set when the disk refused them. */
  refusal?: unknown
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
 * Writes the state to the file now, and changes at the end of `keep` or after the delay. Changes that come while the
 * file is written share the next write. The file is replaced as a whole, so readers never see half of it. When the disk
 * refuses a write, the state is again what the file holds: nothing shows what a restart would lose.
 * @throws StateFileError if the file can't be written
 */
export async function keepStateFile(
  path: string,
  snapshots: Snapshots,
  { sync = false }: StateFileOptions = {},
): Promise<StateFile> {
  let saved = snapshots.capture()
  await save(path, saved, true)
  let isChanged = false
  let batch: Batch = {}
  /** The batches that an action has changes in. */
  const changedBy = new AsyncLocalStorage<Set<Batch>>()
  let timer: NodeJS.Timeout | undefined
  let flushed = Promise.resolve()
  let current = Promise.resolve()
  let next: Promise<void> | undefined

  const undo = (refusal: unknown, ...refused: readonly Batch[]) => {
    for (const each of refused) each.refusal = refusal
    batch = {}
    saved.restore()
    isChanged = false
    tell(refusal)
  }
  const writeBatch = async () => {
    const [state, written] = [snapshots.capture(), batch]
    batch = {}
    isChanged = false
    try {
      await save(path, state, sync)
      saved = state
    } catch (error) {
      // Changes that came meanwhile are built upon those that are undone.
      undo(error, written, batch)
    }
  }
  const write = () => {
    next = undefined
    // Its changes may have been undone since.
    if (isChanged) current = writeBatch()
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
    changedBy.getStore()?.add(batch)
    timer ??= setTimeout(() => {
      flushed = reachDisk()
    }, stateDelayMs)
  })
  return {
    async keep(action) {
      const own = new Set<Batch>()
      const result = await changedBy.run(own, action)
      await settle()
      for (const { refusal } of own) if (refusal) throw refusal
      return result
    },
    async close() {
      clearTimeout(timer)
      const last = batch
      await settle()
      if (last.refusal) throw last.refusal
      await (timer ? flush(path) : flushed)
    },
  }
}

/** @param sync whether to wait until the disk has it */
async function save(path: string, state: Snapshot, sync: boolean): Promise<void> {
  const text = JSON.stringify(state.toJson())
  await replaceFile(path, draft => writeFile(draft, text, { flush: sync })).catch(notWritten(path))
  if (sync) await flushFolder(path)
}

/** Waits until the disk has stored the file's current content. */
async function flush(path: string): Promise<void> {
  await flushOne(path, 'r+').catch(notWritten(path))
  await flushFolder(path)
}

/** A power cut brings the file before back until the disk has stored its folder as well. Windows opens no folders. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await flushOne(dirname(path), 'r').catch(notWritten(path))
}

async function flushOne(path: string, flags: string): Promise<void> {
  const file = await open(path, flags)
  await file.sync().finally(() => file.close())
}

/** Reports an error of the file system as one of the state file. */
export function notWritten(path: string) {
  return (error: unknown): never => {
    throw new StateFileError(`${path}: can't be written (${codeOf(error)})`)
  }
}

function tell(error: unknown): void {
  console.error(`error: ${error instanceof Error ? error.message : error}`)
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error
}
