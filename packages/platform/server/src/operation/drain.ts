import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** Interval at which idle connections are closed, in milliseconds. */
const interval = 50

/**
 * Stops a server gracefully: it accepts no new connections, answers open requests, and closes connections that are
 * idle.
 *
 * @param patience milliseconds after which open connections are cut
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
