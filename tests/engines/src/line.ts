import { createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { errorReportPath } from '@jeoul/ssr/report-errors'

/** What can be reached through the line: both sites, and both hosts. */
const places = ['desktop', 'mobile', 'main', 'second'] as const
type Place = (typeof places)[number]

/** What browsers reach the sites and hosts by: a proxy that can be cut, which works alike in every engine. */
export interface Line {
  /** Where browsers reach each place. */
  readonly origins: Readonly<Record<Place, string>>
  /** Sends all that reaches a place to this server from now on. */
  forward(place: Place, server: string): void
  /** Breaks all connections and refuses new ones, except for reports. */
  cut(): void
  restore(): void
  /** What pages have reported since the last call: violations of the security policy, and errors of scripts. */
  takeReports(): readonly Report[]
  close(): Promise<void>
}

/** What a page has reported to its site. */
interface Report {
  readonly kind: 'policy' | 'script'
  readonly text: string
}

/** Opens a line on free ports of loopback. JSON and redirects that pass it name the addresses of the line. */
export async function openLine(): Promise<Line> {
  const servers = new Map<Place, string>()
  const sockets = new Set<Socket>()
  let reports: Report[] = []
  let isCut = false

  const proxies = places.map(place =>
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
  const originOf = (place: Place) => `http://localhost:${ports[places.indexOf(place)]}`

  async function takeReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const kind = request.url === errorReportPath ? 'script' : 'policy'
    reports.push({ kind, text: await text(request).catch(String) })
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
    const body = rename(await text(answer))
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
  }

  /** Puts the addresses of the line in the places of those behind it. */
  function rename(named: string): string {
    return [...servers].reduce(
      (renamed, [place, server]) => renamed.replaceAll(server, originOf(place)),
      named,
    )
  }

  return {
    origins: {
      desktop: originOf('desktop'),
      mobile: originOf('mobile'),
      main: originOf('main'),
      second: originOf('second'),
    },
    forward: (place, server) => servers.set(place, server),
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
