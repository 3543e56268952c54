import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** How often connections are looked at that a browser keeps open, in milliseconds. */
const interval = 50

/**
 * Stops a server without cutting anybody off: it takes no new connections, answers what it has been asked, and closes those
 * that are idle.
 *
 * @param patience milliseconds after which what is still open is cut
 */
export async function drain(server: Server, patience: number): Promise<void> {
  let isClosed = false
  const closed = new Promise<void>(resolve => {
    server.close(() => {
      isClosed = true
      resolve()
    })
  })
  const deadline = performance.now() + patience
  while (!isClosed && performance.now() < deadline) {
    server.closeIdleConnections()
    await Promise.race([closed, setTimeout(interval)])
  }
  server.closeAllConnections()
  await closed
}
