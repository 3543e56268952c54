import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { forkServer } from '../children/fork-server.ts'
import { freePort } from '../children/free-port.ts'
import type { Child } from '../children/start-child.ts'

export interface PeerOptions {
  readonly name: string
  /** The Node executable that runs it. */
  readonly node: string
  readonly script: string
  readonly argsOf: (port: number) => readonly string[]
  /** Requested until it answers. */
  readonly path: string
}

const hook = path.join(import.meta.dirname, '../children/peer-hook.mjs')

/** Starts a peer, and waits until it answers successfully. */
export async function startPeer({
  name,
  node,
  script,
  argsOf,
  path: readyPath,
}: PeerOptions): Promise<Child> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = forkServer(name, script, argsOf(port), {
    execPath: node,
    execArgv: ['--import', hook],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const answers = async () => {
    while (!(await fetch(origin + readyPath).catch(() => null))?.ok) await setTimeout(50)
  }
  await Promise.race([answers(), server.ended])
  return { ...server, url: () => origin }
}
