import { visitorHeader } from '@jeoul/page'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { FakeCaches } from './fake-caches.ts'

const site = 'https://www.shop.test'
export const fallback = '/assets/offline.html'

/** The answer of the server or a host; throws for a lost connection. */
type Answer = (request: Request) => Response | Promise<Response>

/** An event as the browser passes it to the worker. */
class FakeEvent {
  readonly clientId = 'page'
  readonly #work: Promise<unknown>[] = []
  readonly type: string
  readonly request: Request
  readonly data: unknown
  readonly notification: unknown
  answer: Promise<Response> | null = null

  constructor(type: string, { request = new Request(site), data, notification }: EventParts = {}) {
    this.type = type
    this.request = request
    this.data = data
    this.notification = notification
  }

  waitUntil(work: Promise<unknown>): void {
    this.#work.push(work)
  }

  respondWith(answer: Promise<Response>): void {
    this.answer = answer
  }

  /** Resolves when nothing keeps the worker alive any more. */
  async settled(): Promise<void> {
    for (let work = this.#work.shift(); work; work = this.#work.shift()) await work.catch(() => {})
  }
}

interface EventParts {
  readonly request?: Request
  readonly data?: unknown
  readonly notification?: unknown
}

interface WorkerParts {
  /** The files of its build. */
  readonly files?: readonly string[]
  /** What an earlier worker has left. */
  readonly stores?: FakeCaches
}

/** Runs the worker, or another module in its place, over caches in memory and a network that the test controls. */
export async function runWorker(
  { files = [], stores = new FakeCaches() }: WorkerParts = {},
  load: () => Promise<unknown> = () => import('../worker/worker.ts'),
) {
  const notified: unknown[] = []
  const requests: string[] = []
  const listeners: [name: string, listen: (event: FakeEvent) => void][] = []
  const client = { postMessage: (message: unknown) => void notified.push(message) }
  const skipWaiting = vi.fn(async () => {})
  const openWindow = vi.fn(async () => {})
  const unregister = vi.fn(async () => true)
  const disablePreload = vi.fn(async () => {})
  const online = (next: Answer) =>
    vi.stubGlobal('fetch', async (request: Request) => {
      requests.push(new URL(request.url).pathname)
      return next(request)
    })
  // Serwist checks and logs more in development.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('caches', stores)
  vi.stubGlobal('location', new URL('/sw.js', site))
  vi.stubGlobal('FetchEvent', FakeEvent)
  vi.stubGlobal('self', {
    caches: stores,
    clients: { claim: async () => {}, get: async () => client, openWindow },
    registration: { unregister, navigationPreload: { disable: disablePreload } },
    skipWaiting,
    __SW_MANIFEST: [fallback, ...files],
    addEventListener: (...listener: (typeof listeners)[number]) => void listeners.push(listener),
  })
  online(() => new Response())
  vi.resetModules()
  await load()

  async function fire(name: string, parts: EventParts = {}): Promise<FakeEvent> {
    const event = new FakeEvent(name, parts)
    for (const [listened, listen] of listeners) if (listened === name) listen(event)
    await event.answer?.catch(() => {})
    await event.settled()
    return event
  }

  return {
    stores,
    /** The messages that the page received. */
    notified,
    /** The paths that reached the network. */
    requests,
    skipWaiting,
    unregister,
    openWindow,
    /** Presses a notification with these data. */
    press: (data: unknown) => fire('notificationclick', { notification: { data, close() {} } }),
    disablePreload,
    online,
    offline: () =>
      online(() => {
        throw new TypeError('Failed to fetch')
      }),
    install: () => fire('install'),
    activate: () => fire('activate'),
    /** Sends a request; null if the worker leaves it to the browser. */
    async get(
      path: string,
      { mode = 'cors', destination = '', ...init }: RequestInit & { destination?: RequestDestination } = {},
    ): Promise<Response | null> {
      const request = new Request(new URL(path, site), init)
      // Only browsers can create navigations and requests of elements.
      Object.defineProperties(request, {
        mode: { value: mode },
        destination: { value: destination },
        clone: { value: () => request },
      })
      return (await fire('fetch', { request })).answer
    },
    /** Asks it to keep a page that is open. */
    keep: (href: string) =>
      fire('message', { data: { type: 'CACHE_URLS', payload: { urlsToCache: [site + href] } } }),
  }
}

interface PageParts {
  readonly status?: number
  /** Cache-Control; public by default. */
  readonly rules?: string
  /** The login of the member that the page is for. */
  readonly visitor?: string
  readonly type?: string
}

/** A page as the server sends it. */
export function page(
  title: string,
  {
    status = 200,
    rules = 'public, max-age=0, s-maxage=5',
    type = 'text/html; charset=utf-8',
    visitor,
  }: PageParts = {},
): Response {
  const html = `<!doctype html><html lang="ko"><head><title>${title} | 저울</title></head><body></body></html>`
  const headers = {
    'Content-Type': type,
    'Cache-Control': rules,
    ...(visitor && { [visitorHeader]: visitor }),
  }
  return new Response(html, { status, headers })
}
