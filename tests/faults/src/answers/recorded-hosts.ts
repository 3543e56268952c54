import { type Host, readContract } from '@jeoul/contract/documents'
import { createCatalogueIndex, generateCatalogue } from '@jeoul/mock'
import { createHandlers } from '@jeoul/mock/handlers'
import { getResponse } from 'msw'

export const urls: Readonly<Record<Host, string>> = { main: 'http://main.test', second: 'http://second.test' }

const contract = readContract()

/** A call of a page, with the mock's answer. */
export interface Recorded {
  /** Names the operation, as in the contract. */
  readonly operation: string
  readonly url: string
  readonly status: number
  /** The body, if it is JSON. */
  readonly answer: unknown
}

/** Replaces the mock's answer to one call. */
export interface Instead {
  readonly url: string
  readonly answer: unknown
}

/** Both hosts in this process. They answer repeated calls from memory, and can replace some answers. */
export function createRecordedHosts() {
  const { main, second } = createHandlers({
    index: createCatalogueIndex(generateCatalogue({ items: 400, seed: 1 })),
    baseUrls: urls,
  })
  const handlers = [...Object.values(main), ...Object.values(second)]
  const known = new Map<string, Recorded>()

  async function record(request: Request): Promise<Recorded> {
    const { origin, pathname } = new URL(request.url)
    const host = origin === urls.main ? 'main' : 'second'
    const found = contract.find(host, request.method, pathname)
    const response = await getResponse(handlers, request)
    return {
      operation: found?.operation.operationId ?? `${request.method} ${pathname}`,
      url: request.url,
      status: response?.status ?? 404,
      answer: (await response?.json().catch(() => null)) ?? null,
    }
  }

  /** A connection to the hosts for one page, which records its calls. */
  return function open(instead: Instead | null) {
    const requests = new Map<string, Recorded>()
    const fetch = async (request: Request): Promise<Response> => {
      const key = `${request.headers.get('Authorization') ?? ''} ${request.method} ${request.url}`
      const recorded = known.get(key) ?? (await record(request))
      known.set(key, recorded)
      requests.set(recorded.url, recorded)
      const answer = instead?.url === request.url ? instead.answer : recorded.answer
      return Response.json(answer, { status: recorded.status })
    }
    return { requests, fetch }
  }
}
