import type { Server } from 'node:http'

/**
 * Starts to listen.
 *
 * @param port 0 takes any free one
 * @param host loopback, unless a proxy on another machine or container stands before it
 * @returns the port
 * @throws Error in one line when the port is taken
 */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is in use`) : error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
