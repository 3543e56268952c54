import { randomUUID } from 'node:crypto'
import { readdir, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './is-running.ts'

/** A file that is written beside the one it replaces. */
export interface Draft {
  /** Where to write. Nothing is there yet. */
  readonly path: string
  /** Moves the draft to its place. */
  commit(): Promise<void>
  /** Removes the draft, if there is one. */
  discard(): Promise<void>
}

/**
 * Begins a draft, and removes those that processes left behind which were killed while they wrote the same file.
 *
 * @param path of the file to replace; if it is a symbolic link, the file that it points at is replaced
 */
export async function createDraft(path: string): Promise<Draft> {
  const target = await realpath(path).catch(() => path)
  await removeLeftovers(target)
  const draft = `${target}.${process.pid}-${randomUUID().slice(0, 8)}.tmp`
  return {
    path: draft,
    commit: () => rename(draft, target),
    discard: () => rm(draft, { force: true }),
  }
}

/** Replaces a file as a whole: readers never see half of it, and the old one stays if writing fails. */
export async function replaceFile(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = await createDraft(path)
  try {
    await write(draft.path)
    await draft.commit()
  } catch (error) {
    await draft.discard().catch(() => undefined)
    throw error
  }
}

const draftEnd = /^\.(\d+)-[0-9a-f]{8}\.tmp$/

async function removeLeftovers(target: string): Promise<void> {
  const folder = dirname(target)
  const names = await readdir(folder).catch((): string[] => [])
  for (const name of names) {
    if (!name.startsWith(basename(target))) continue
    const writer = draftEnd.exec(name.slice(basename(target).length))?.[1]
    if (writer !== undefined && !isRunning(Number(writer))) await rm(join(folder, name), { force: true })
  }
}
