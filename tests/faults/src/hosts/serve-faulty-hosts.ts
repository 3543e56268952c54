import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '@jeoul/server/listen'
import { createRecordedHosts, urls } from '../answers/recorded-hosts.ts'
import type { HostFault } from './host-faults.ts'

/** An operation that is answered badly. */
interface Outage {
  readonly operation: string
  readonly answer: HostFault | undefined
}

/** The hosts as one trial sees them. */
export interface TrialHosts {
  readonly mainUrl: string
  readonly secondUrl: string
  /** The operations called so far, as the contract names them. */
  readonly called: Set<string>
  /** Null while the hosts are well. */
  outage: Outage | null
}

/**
 * Serves both hosts on one port of this machine. Every trial has addresses of its own, so that nothing is shared
 * between trials.
 */
export async function serveFaultyHosts() {
  const open = createRecordedHosts()
  const trials: TrialHosts[] = []

  async function recorded(request: IncomingMessage, host: 'main' | 'second', path: string) {
    const { requests, fetch } = open(null)
    const { authorization } = request.headers
    const body = request.method === 'POST' ? await buffer(request) : null
    const headers = {
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(body && { 'Content-Type': String(request.headers['content-type']) }),
    }
    const sent = new Request(urls[host] + path, { method: String(request.method), headers, body })
    const response = await fetch(sent)
    const [{ operation } = { operation: '' }] = requests.values()
    return { operation, status: response.status, body: await response.text() }
  }

  const server = createServer(async (request, response) => {
    const [, number, host, path] = /^\/(\d+)\/(main|second)(\/.*)$/.exec(request.url ?? '') ?? []
    const trial = trials[Number(number)]
    if (!trial || path === undefined) return void response.writeHead(400).end()
    const { operation, status, body } = await recorded(request, host === 'main' ? 'main' : 'second', path)
    trial.called.add(operation)
    const { outage } = trial
    if (outage?.operation === operation)
      outage.answer?.(response, { status, body, path: String(request.url) })
    else response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
  })
  const port = await listen(server, 0)

  return {
    open(): TrialHosts {
      const base = `http://127.0.0.1:${port}/${trials.length}`
      const trial: TrialHosts = {
        mainUrl: `${base}/main`,
        secondUrl: `${base}/second`,
        called: new Set<string>(),
        outage: null,
      }
      trials.push(trial)
      return trial
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
