import path from 'node:path'
import { forkServer, type ServerProcess } from './fork-server.ts'

/** A server process that has reported its addresses. */
export interface Child extends Omit<ServerProcess, 'next' | 'ended'> {
  /** Address by name, without a trailing slash. */
  url(name: string): string
}

/**
 * Starts one of the files of this folder.
 *
 * @throws Error if it ends before it is ready
 */
export async function startChild(file: string, env: Readonly<Record<string, string>> = {}): Promise<Child> {
  const server = forkServer(file, path.resolve(import.meta.dirname, file), [], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const ready = await server.next()
  const urls = ready.kind === 'ready' ? ready.urls : {}
  return {
    ...server,
    url(name) {
      const url = urls[name]
      if (url === undefined) throw new Error(`${file} serves no ${name}`)
      return url
    },
  }
}
