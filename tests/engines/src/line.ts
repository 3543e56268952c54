import { createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** What browsers reach the sites and hosts by: a proxy that can be cut, which works alike in every engine. */
export interface Line {
  /** The address at which a server behind the line is reached from now on. */
  lead(place: number, server: string): void
  /** The addresses of the line, in the order of their places. */
  readonly origins: readonly string[]
  /** Breaks all connections and refuses new ones, except for reports. */
  cut(): void
  restore(): void
  /** What pages have reported since the last call: violations of the security policy, and errors of scripts. */
  takeReports(): string[]
  close(): Promise<void>
}

/** Opens a line on free ports of loopback. Texts that pass it name the addresses of the line. */
export async function openLine(places: number): Promise<Line> {
  const servers = new Map<number, string>()
  const sockets = new Set<Socket>()
  let reports: string[] = []
  let isCut = false

  const proxies = Array.from({ length: places }, (_, place) =>
    createServer((request, response) => {
      if (request.url?.startsWith('/__reports/')) void takeReport(request, response)
      else if (isCut) request.socket.destroy()
      else pass(request, response, servers.get(place) ?? '')
    }).on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }),
  )
  const ports = await Promise.all(
    proxies.map(
      proxy =>
        new Promise<number>(resolve => proxy.listen(0, '127.0.0.1', () => resolve(portOf(proxy.address())))),
    ),
  )
  const origins = ports.map(port => `http://localhost:${port}`)

  async function takeReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
    reports.push(await textOf(request).catch(error => String(error)))
    response.writeHead(204).end()
  }

  function pass(request: IncomingMessage, response: ServerResponse, server: string): void {
    const onward = requestOf(server + request.url, {
      method: request.method,
      headers: { ...request.headers, 'accept-encoding': 'identity' },
    })
    onward.on('error', () => response.destroy())
    onward.on('response', answer => void sendOn(answer, response).catch(() => response.destroy()))
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }

  async function sendOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const { location, ...headers } = answer.headers
    const status = answer.statusCode ?? 502
    if (location) headers.location = rename(location)
    if (!headers['content-type']?.includes('json')) {
      response.writeHead(status, headers)
      answer.pipe(response)
      return
    }
    const text = rename(await textOf(answer))
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text)
  }

  /** Puts the addresses of the line in the places of those behind it. */
  function rename(text: string): string {
    return [...servers].reduce(
      (renamed, [place, server]) => renamed.replaceAll(server, origins[place] ?? server),
      text,
    )
  }

  return {
    origins,
    lead: (place, server) => servers.set(place, server),
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    restore() {
      isCut = false
    },
    takeReports() {
      const taken = reports
      reports = []
      return taken
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await Promise.all(proxies.map(proxy => new Promise(resolve => proxy.close(resolve))))
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
