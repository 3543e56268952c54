import { getResponse } from 'msw'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { createCatalogueIndex } from '../../index/catalogue-index.ts'
import { createHandlers } from '../create-handlers.ts'

const baseUrls = { main: 'http://main.test', second: 'http://second.test' }

/** Calls a host's handlers in tests, like a client in the same process. A text is sent as JSON. */
export function askHandlers(catalogue: Catalogue, host: 'main' | 'second') {
  const handlers = Object.values(createHandlers({ index: createCatalogueIndex(catalogue), baseUrls })[host])
  return async (path: string, init?: RequestInit) => {
    const request = new Request(baseUrls[host] + path, init)
    if (typeof init?.body === 'string') request.headers.set('Content-Type', 'application/json')
    const response = await getResponse(handlers, request)
    return { status: response?.status, body: await response?.json() }
  }
}
