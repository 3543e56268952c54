import { createServer } from 'node:http'
import { listen } from './listen.ts'

/** A free port, for a server that needs to know its address before it starts. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const { port } = new URL(await listen(probe))
  await new Promise(resolve => probe.close(resolve))
  return Number(port)
}
