import { vi } from 'vitest'
import type { PageMessage } from '../messages.ts'
import { workerHandlers } from '../worker/worker-handlers.ts'
import type { RequestEvent } from '../worker/worker-scope.ts'
import { FakeCaches } from './fake-caches.ts'

export const site = 'https://www.shop.test'
export const build = '/assets/start-new.js'

/** What the server or a host answers; throws for a lost connection. */
type Answer = (request: Request) => Response | Promise<Response>

/** A request as the browser hands it to the worker. */
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

  /** Everything that keeps the worker alive has come to its end. */
  async settled(): Promise<void> {
    for (let work = this.done.shift(); work; work = this.done.shift()) await work.catch(() => {})
  }
}

/** Runs the worker over caches in memory and a network that answers as the test says. */
export function runWorker(files: readonly string[] = []) {
  const stores = new FakeCaches()
  const notified: unknown[] = []
  const asked: string[] = []
  const client = { id: 'page', postMessage: (message: unknown) => void notified.push(message) }
  const open = [client]
  let network: Answer = () => new Response()
  // Serwist checks and logs more while it is developed with.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('caches', stores)
  vi.stubGlobal('self', { caches: stores })
  vi.stubGlobal('FetchEvent', class {})
  vi.stubGlobal('ExtendableEvent', FakeEvent)
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return network(request)
  })
  const clients = { claim: async () => {}, get: async () => client, matchAll: async () => open }
  const { answer, hear } = workerHandlers({ location: { origin: site }, clients }, { build, files })

  return {
    stores,
    /** What the page was notified. */
    notified,
    /** The paths that reached the network. */
    asked,
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
    /** Asks for something; null where the worker leaves it alone. */
    async get(path: string, { mode = 'cors', ...init }: RequestInit = {}): Promise<Response | null> {
      const request = new Request(new URL(path, site), init)
      // Only a browser makes navigations.
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

/** A page as the server sends it to everybody. */
export function page(title: string, rules = 'public, max-age=0, s-maxage=5'): Response {
  const html = `<!doctype html><html lang="ko"><head><title>${title} | 저울</title></head><body></body></html>`
  return new Response(html, { headers: { 'Content-Type': 'text/html', 'Cache-Control': rules } })
}
