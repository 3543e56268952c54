import type { RequestListener, Server } from 'node:http'

/** Importing a name of `node:http` reads all of them, and one of them loads the whole of fetch. */
const { createServer } = process.getBuiltinModule('node:http')

/** Something else listens on the port already. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError'
  readonly port: number

  constructor(port: number) {
    super(`port ${port} is already in use`)
    this.port = port
  }
}

/** A port of this machine that nothing outside of it reaches. */
export interface LoopbackPort {
  readonly port: number
  serve(listener: RequestListener): void
  close(): Promise<void>
}

/**
 * Listens on both loopback addresses, since `localhost` may mean either; IPv6 is left out where there is none.
 * @param port 0 for any free port
 * @throws PortInUseError
 */
export async function listenOnLoopback(port: number): Promise<LoopbackPort> {
  const first = await listen('127.0.0.1', port)
  const bound = portOf(first)
  const second = await listen('::1', bound).catch(async (error: unknown) => {
    if (isMissingAddress(error)) return undefined
    await close(first)
    throw error
  })
  const servers = second ? [first, second] : [first]
  return {
    port: bound,
    serve(listener) {
      for (const server of servers) server.on('request', listener)
    },
    async close() {
      await Promise.all(servers.map(close))
    },
  }
}

function listen(host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', error => reject(codeOf(error) === 'EADDRINUSE' ? new PortInUseError(port) : error))
    server.listen({ host, port }, () => resolve(server))
  })
}

function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('the server has no port')
  return address.port
}

function isMissingAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(codeOf(error)))
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
