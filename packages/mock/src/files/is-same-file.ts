import { realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** Whether two paths lead to one file: by another spelling, a symbolic or a hard link. It need not exist yet. */
export async function isSameFile(a: string, b: string): Promise<boolean> {
  return (await identityOf(a)) === (await identityOf(b))
}

async function identityOf(path: string): Promise<string> {
  try {
    const { dev, ino } = await stat(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    const folder = resolve(dirname(path))
    return join(await realpath(folder).catch(() => folder), basename(path))
  }
}
