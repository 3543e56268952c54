import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** Importing from `node:http` evaluates all its getters, one of which loads all of fetch. */
const { createServer } = process.getBuiltinModule('node:http')

/** The port is in use. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError'
  readonly port: number

  constructor(port: number) {
    super(`port ${port} is already in use`)
    this.port = port
  }
}

/** The address for other machines does not belong to this machine. */
export class HostError extends Error {
  override readonly name = 'HostError'
}

/** A port on loopback, unreachable from other machines unless they were given an address. */
export interface LoopbackPort {
  readonly port: number
  /** Answers requests from now on, including those that have been waiting. */
  serve(listener: RequestListener): void
  close(): Promise<void>
}

/**
 * Listens on both loopback addresses, because `localhost` may mean either; IPv6 is skipped if the machine has
 * none.
 * @param port 0 for any free port
 * @param host address of this machine to listen on as well, so that others can ask
 * @throws PortInUseError, HostError
 */
export async function listenOnLoopback(port: number, host?: string): Promise<LoopbackPort> {
  const { receive, serve } = holdRequests()
  const first = await listen('127.0.0.1', port, receive)
  const bound = portOf(first)
  const servers = [first]
  try {
    const second = await listen('::1', bound, receive).catch((error: unknown) => {
      if (!isMissingAddress(error)) throw error
    })
    if (second) servers.push(second)
    if (host !== undefined) servers.push(await listenForOthers(host, bound, receive))
  } catch (error) {
    await Promise.all(servers.map(close))
    throw error
  }
  return {
    port: bound,
    serve,
    async close() {
      await Promise.all(servers.map(close))
    },
  }
}

function listenForOthers(host: string, port: number, receive: RequestListener): Promise<Server> {
  return listen(host, port, receive).catch((error: unknown) => {
    throw isMissingAddress(error) ? new HostError(`${host} is no address of this machine`) : error
  })
}

/**
 * Opens a port for each of the two hosts, or none at all.
 * @throws PortInUseError, HostError
 */
export async function listenForBoth(portMain: number, portSecond: number, host?: string) {
  const main = await listenOnLoopback(portMain, host)
  const second = await listenOnLoopback(portSecond, host).catch(async (error: unknown) => {
    await main.close()
    throw error
  })
  return { main, second, closePorts: async () => void (await Promise.all([main.close(), second.close()])) }
}

/** Holds requests until there is a listener: Node would drop them, and their clients would hang. */
function holdRequests() {
  let answer: RequestListener | undefined
  const waiting: (readonly [IncomingMessage, ServerResponse])[] = []
  const receive = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (answer) answer(incoming, outgoing)
    else waiting.push([incoming, outgoing])
  }
  const serve = (listener: RequestListener) => {
    answer = listener
    for (const [incoming, outgoing] of waiting.splice(0)) listener(incoming, outgoing)
  }
  return { receive, serve }
}

function listen(host: string, port: number, receive: RequestListener): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(receive)
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
