import { createServer } from 'node:http'
import { listen } from './listen.ts'

/** A port that nobody has right now, for a server that must be named before it starts. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const { port } = new URL(await listen(probe))
  await new Promise(resolve => probe.close(resolve))
  return Number(port)
}
