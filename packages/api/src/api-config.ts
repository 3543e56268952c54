import { createEvent, createStore } from 'effector'

/** Where the hosts are and how long a call may take. Travels with the page to the browser. */
export interface ApiConfig {
  readonly mainUrl: string
  readonly secondUrl: string
  /** Milliseconds for one call. */
  readonly timeLimit: number
}

export interface Connection {
  /** Sends requests; the server puts its shared cache here. */
  readonly fetch: typeof fetch
  /** Ends every call of the scope at once, as when a server-rendered page has run out of time. */
  readonly signal: AbortSignal | null
}

export const apiConfigured = createEvent<ApiConfig>()
export const tokenReceived = createEvent<string | null>()
export const connectionOpened = createEvent<Connection>()

export const $apiConfig = createStore<ApiConfig>({
  mainUrl: 'http://localhost:4010',
  secondUrl: 'http://localhost:4020',
  timeLimit: 8000,
}).on(apiConfigured, (_, config) => config)

/** The value of the cookie auth_token (specification, section 6). Never part of the page's data. */
export const $authToken = createStore<string | null>(null, { serialize: 'ignore' }).on(
  tokenReceived,
  (_, token) => token,
)

/** Looked up per call, so that whoever replaces the global fetch is heard. */
const globalFetch: typeof fetch = (...request) => globalThis.fetch(...request)

export const $connection = createStore<Connection>(
  { fetch: globalFetch, signal: null },
  { serialize: 'ignore' },
).on(connectionOpened, (_, connection) => connection)
