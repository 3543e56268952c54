import { vi } from 'vitest'
import type { PageMessage } from '../messages.ts'
import { workerHandlers } from '../worker/worker-handlers.ts'
import type { RequestEvent } from '../worker/worker-scope.ts'
import { FakeCaches } from './fake-caches.ts'

export const site = 'https://www.shop.test'
export const build = '/assets/start-new.js'

/** The answer of the server or a host; throws for a lost connection. */
type Answer = (request: Request) => Response | Promise<Response>

/** A request as the browser passes it to the worker. */
class FakeEvent implements RequestEvent {
  readonly clientId = 'page'
  readonly done: Promise<unknown>[] = []
  readonly request: Request
  answer: Promise<Response> | null = null

  constructor(request: Request) {
    this.request = request
  }

  waitUntil(work: Promise<unknown>): void {
    this.done.push(work)
  }

  respondWith(answer: Promise<Response>): void {
    this.answer = answer
  }

  /** Resolves when nothing keeps the worker alive any more. */
  async settled(): Promise<void> {
    for (let work = this.done.shift(); work; work = this.done.shift()) await work.catch(() => {})
  }
}

/** Runs the worker over caches in memory and a network that the test controls. */
export function runWorker(files: readonly string[] = []) {
  const stores = new FakeCaches()
  const notified: unknown[] = []
  const requests: string[] = []
  const client = { id: 'page', postMessage: (message: unknown) => void notified.push(message) }
  const open = [client]
  let network: Answer = () => new Response()
  // Serwist checks and logs more in development.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('caches', stores)
  vi.stubGlobal('self', { caches: stores })
  vi.stubGlobal('FetchEvent', class {})
  vi.stubGlobal('ExtendableEvent', FakeEvent)
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(new URL(request.url).pathname)
    return network(request)
  })
  const clients = { claim: async () => {}, get: async () => client, matchAll: async () => open }
  const { answer, hear } = workerHandlers({ location: { origin: site }, clients }, { build, files })

  return {
    stores,
    /** The messages that the page received. */
    notified,
    /** The paths that reached the network. */
    requests,
    /** The open pages. */
    open,
    online(next: Answer): void {
      network = next
    },
    offline(): void {
      network = () => {
        throw new TypeError('Failed to fetch')
      }
    },
    /** Sends a request; null if the worker does not handle it. */
    async get(path: string, { mode = 'cors', ...init }: RequestInit = {}): Promise<Response | null> {
      const request = new Request(new URL(path, site), init)
      // Only browsers can create navigation requests.
      Object.defineProperty(request, 'mode', { value: mode })
      Object.defineProperty(request, 'clone', { value: () => request })
      const event = new FakeEvent(request)
      answer(event)
      const response = await event.answer
      await event.settled()
      return response
    },
    async send(message: PageMessage): Promise<void> {
      const event = new FakeEvent(new Request(site))
      await hear(message, client.id, event)
      await event.settled()
    },
  }
}

interface PageParts {
  /** Cache-Control; public by default. */
  readonly rules?: string
  /** More elements of the head. */
  readonly head?: string
}

/** A page as the server sends it. */
export function page(
  title: string,
  { rules = 'public, max-age=0, s-maxage=5', head = '' }: PageParts = {},
): Response {
  const html = `<!doctype html><html lang="ko"><head><title>${title} | 저울</title>${head}</head><body></body></html>`
  return new Response(html, { headers: { 'Content-Type': 'text/html', 'Cache-Control': rules } })
}
