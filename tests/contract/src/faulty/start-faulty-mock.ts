import { type Host, readContract } from '@jeoul/contract/documents'
import { type CatalogueIndex, createCatalogueIndex, generateCatalogue } from '@jeoul/mock'
import { createHandlers } from '@jeoul/mock/handlers'
import { getResponse } from 'msw'
import { allowSite, preflight } from './allow-site.ts'
import type { Seed } from './fault.ts'
import { giveWishes } from './give-wishes.ts'
import { type RunningHost, startHost } from './start-host.ts'

export interface FaultyMock {
  readonly mainUrl: string
  readonly secondUrl: string
  close(): void
}

const contract = readContract()
const baseUrls = { main: 'http://main.test', second: 'http://second.test' }
let index: CatalogueIndex | undefined

/** Starts both hosts with the mock's own handlers, and a fault around them. */
export async function startFaultyMock(fault?: Seed): Promise<FaultyMock> {
  index ??= createCatalogueIndex(generateCatalogue({ items: 600, seed: 3 }))
  const handlers = createHandlers({ index, baseUrls })
  await giveWishes(async (operationId, url, body) => {
    const handler = handlers.main[operationId] ?? handlers.second[operationId]
    const headers = { Authorization: 'Bearer jeoul-mock-token-1', 'Content-Type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {}
    const response = handler && (await getResponse([handler], new Request(url, init)))
    if (!response?.ok) throw new Error(`${operationId} gave ${response?.status}`)
    return response
  })
  let callsBefore = 0
  const counts = new Map<string, number>()
  const start = (host: Host): Promise<RunningHost> =>
    startHost(async received => {
      const { pathname, search } = new URL(received.url)
      const request = new Request(baseUrls[host] + pathname + search, received)
      const next = async (requested: Request) => {
        const found = contract.find(host, requested.method, new URL(requested.url).pathname)
        const handler = found && handlers[host][found.operation.operationId]
        const response = handler && (await getResponse([handler], requested))
        return response ?? Response.json({ success: false, message: 'no such operation' }, { status: 404 })
      }
      const requested = received.headers.get('Access-Control-Request-Method')
      const operationId =
        contract.find(host, requested ?? request.method, pathname)?.operation.operationId ?? ''
      const sameBefore = counts.get(operationId) ?? 0
      const call = { operationId, request, callsBefore, sameBefore }
      if (!requested) {
        callsBefore++
        counts.set(operationId, sameBefore + 1)
      }
      const answer = requested
        ? preflight()
        : fault?.around
          ? await fault.around(call, next)
          : await next(request)
      const response = allowSite(answer, received.headers.get('Origin'))
      return fault?.finish ? fault.finish(response, call) : response
    })
  const [main, second] = await Promise.all([start('main'), start('second')])
  return {
    mainUrl: main.url,
    secondUrl: second.url,
    close() {
      main.close()
      second.close()
    },
  }
}
