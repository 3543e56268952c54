import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContract } from '@jeoul/contract/documents/open-contract'
import { type RunOptions, runContract } from '@jeoul/contract/runner'
import { startProxy } from '@jeoul/mock/proxy'

/** A host: it answers requests, whose address has no more than path and query. */
export type Host = (request: Request, url: URL) => Response | Promise<Response>

/** A request of a client, and the differences that a proxy has to report. */
export type Call = readonly [path: string, init: RequestInit, ...differences: readonly string[]]

/** Options of the user about credentials, headers, and the site whose pages call the host. */
export type Given = Pick<RunOptions, 'token' | 'credentials' | 'headers' | 'origin'>

/** A feature of OpenAPI in a small document, with hosts that follow it and hosts that don't. */
export interface Feature {
  /** YAML; `openapi` is 3.1.0 if it is left out. */
  readonly document: string
  readonly follows: Host
  /** Calls of clients to the host that follows the document, through the proxy. */
  readonly calls: readonly Call[]
  /** What the host needs of the user of `contract test`. */
  readonly given?: Given
  /** Hosts that don't follow it, and what `contract test` finds there. */
  readonly breaks: readonly (readonly [found: string, host: Host])[]
}

/** Reads a document from a text. */
async function contractOf(document: string) {
  const folder = await mkdtemp(join(tmpdir(), 'jeoul-foreign-'))
  const file = join(folder, 'document.yaml')
  await writeFile(file, document.startsWith('openapi') ? document : `openapi: 3.1.0\n${document}`)
  const contract = await openContract([file])
  await rm(folder, { recursive: true })
  return contract
}

/** Tests a host by its document with `contract test --write`. */
export async function testHost(document: string, host: Host, seed: number, given: Given = {}) {
  const base = 'http://foreign.test'
  return runContract({
    mainUrl: base,
    secondUrl: base,
    contract: await contractOf(document),
    seed,
    runs: 15,
    write: true,
    slow: 60_000,
    ...given,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return host(request, new URL(request.url))
    },
  })
}

/** Sends the calls through a proxy, and returns what it reported for each. */
export async function throughProxy(document: string, host: Host, calls: readonly Call[]) {
  const { mainUrl, report, close } = await startProxy({
    contract: await contractOf(document),
    portMain: 0,
    portSecond: 0,
    async ask({ method, target, headers, body }) {
      const url = new URL(target, 'http://foreign.test')
      const request = new Request(url, { method, headers, ...(body.length > 0 && { body }) })
      const answer = await host(request, url)
      return {
        status: answer.status,
        headers: answer.headers,
        body: new Uint8Array(await answer.arrayBuffer()),
      }
    },
  })
  for (const [path, init] of calls) await fetch(mainUrl + path, init)
  await close()
  return report().deviations.map(
    ({ side, place, message, example }) => `${example}: ${side} ${place}: ${message}`,
  )
}

export function refused(status = 400): Response {
  return new Response(null, { status })
}
