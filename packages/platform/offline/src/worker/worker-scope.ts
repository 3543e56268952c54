/**
 * The parts of a service worker's global scope that are used here: TypeScript's types of workers exclude those of
 * pages.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly clients: WorkerClients
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    unregister(): Promise<boolean>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ): void
}

export interface WorkerClients {
  claim(): Promise<void>
  get(id: string): Promise<WorkerClient | undefined>
  matchAll(which: {
    readonly type: 'window'
    readonly includeUncontrolled: true
  }): Promise<readonly WorkerClient[]>
}

/** An open page. */
interface WorkerClient {
  readonly id: string
  postMessage(message: unknown): void
}

interface WorkerEvents {
  readonly install: LastingEvent
  readonly activate: LastingEvent
  readonly fetch: RequestEvent
  readonly message: LastingEvent & { readonly data: unknown; readonly source: WorkerClient | null }
}

export interface LastingEvent {
  /** Keeps the worker alive until then. */
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request
  /** The page that sent the request; '' for a navigation. */
  readonly clientId: string
  respondWith(response: Promise<Response>): void
}

/** Whether this is a worker's scope. */
export function isWorkerScope(scope: object): scope is WorkerScope {
  return 'clients' in scope && 'registration' in scope
}
