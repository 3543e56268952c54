import { readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isRunning } from '../files/is-running.ts'
import { isRecord } from '../is-record.ts'
import { codeOf, notWritten, StateFileError } from './state-file.ts'

/** Locks of this process, which may run several mocks. */
const own = new Set<string>()

/** How long a lock that was taken over is watched: another mock may have found the same abandoned lock. */
const takeoverMs = 100

/**
 * Locks a state file against other mocks of this machine, whose writes would replace the whole file. The lock is a file
 * beside it that names the process. Locks of killed processes are taken over at once; a lock that expired by its age
 * would delay that, and would be lost by a mock that is busy for seconds.
 *
 * @param url of the mock, for the message that another mock gets
 * @returns removes the lock
 * @throws StateFileError if another mock keeps the file
 */
export async function lockStateFile(path: string, url: string): Promise<() => Promise<void>> {
  const lock = `${await targetOf(path).catch(notWritten(path))}.lock`
  const text = JSON.stringify({ pid: process.pid, url })
  const take = () => writeFile(lock, text, { flag: 'wx' })
  const refuse = async (): Promise<never> => {
    throw new StateFileError(`${path}: ${describeHolder(await readHolder(lock), lock)}`)
  }
  const takeOver = async () => {
    if (isHeld(await readHolder(lock))) await refuse()
    await rm(lock, { force: true })
    await take().catch(refuse)
    await setTimeout(takeoverMs)
    if ((await readFile(lock, 'utf8')) !== text) await refuse()
  }

  if (own.has(lock)) return refuse()
  own.add(lock)
  const release = async () => {
    await rm(lock, { force: true })
    own.delete(lock)
  }
  try {
    await take().catch((error: unknown) =>
      codeOf(error) === 'EEXIST' ? takeOver() : notWritten(path)(error),
    )
    return release
  } catch (error) {
    own.delete(lock)
    throw error
  }
}

/** The file that a path leads to, through symbolic links; it need not exist yet. */
function targetOf(path: string): Promise<string> {
  return realpath(path).catch(async () => join(await realpath(dirname(path)), basename(path)))
}

interface Holder {
  readonly pid: number
  readonly url: string
}

/** Undefined if the lock does not say, as a file that no mock wrote. */
async function readHolder(lock: string): Promise<Holder | undefined> {
  try {
    const found: unknown = JSON.parse(await readFile(lock, 'utf8'))
    if (!isRecord(found)) return undefined
    const { pid, url } = found
    return Number.isSafeInteger(pid) && Number(pid) > 0 ? { pid: Number(pid), url: String(url) } : undefined
  } catch {
    return undefined
  }
}

/** A process of our own number that is not this mock is gone: numbers repeat in containers. */
function isHeld(holder: Holder | undefined): boolean {
  return holder === undefined || (holder.pid !== process.pid && isRunning(holder.pid))
}

function describeHolder(holder: Holder | undefined, lock: string): string {
  const who = holder ? `the mock at ${holder.url} (process ${holder.pid})` : 'another mock'
  return `is kept by ${who}; stop it, choose another file, or remove ${lock} if it is no longer there`
}
