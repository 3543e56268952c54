import { createEvent, createStore, sample } from 'effector'

/** The addresses of the hosts, and how long a call may take. Sent to the browser with the page. */
export interface ApiConfig {
  readonly mainUrl: string
  readonly secondUrl: string
  /** The time limit of one call, in milliseconds. */
  readonly timeLimit: number
}

/** The hosts that a scope calls, and the visitor that it calls them for. */
export interface ApiConnection {
  readonly config: ApiConfig
  /**
   * The value of the cookie auth_token (specification, section 6). Must not become part of the page's data.
   */
  readonly token: string | null
  /**
   * The cookie refresh_token, which a server sends to `member/info`. Must not become part of the page's data either.
   */
  readonly refreshToken?: string | null
  /** Aborts all calls of the scope, for example when a server-rendered page has run out of time. */
  readonly signal: AbortSignal | null
  /** Aborts calls for data that a page does not need, so that they delay it less. */
  readonly optionalSignal?: AbortSignal
  /** Aborted when the visitor has left, which is not the host's fault. Aborts `signal` and `optionalSignal`, too. */
  readonly gone?: AbortSignal | undefined
  /** Milliseconds for which anonymous answers are shared between visitors; 0 if there is only one visitor. */
  readonly sharedTtl: number
  /** Milliseconds after `sharedTtl` during which a stale answer replaces a failed one. */
  readonly staleTtl?: number
  /** Called with the time of a stale answer that was used, in milliseconds since 1970. */
  readonly onStale?: (since: number) => void
  /** The maximum size of an answer, in bytes. */
  readonly answerLimit?: number
  /**
   * Called with the paths of the fields that were removed from an answer because they do not match the contract; logs
   * them by default.
   */
  readonly onMalformed?: (operation: string, fields: readonly string[]) => void
  /**
   * Called with the reason why an answer could not be used although the host has answered. Neither the operation nor
   * the reason contains what a visitor typed.
   */
  readonly onUnusable?: (operation: string, reason: string) => void
  /** Awaited before each step of rendering a page, so that the pages of a server take turns. */
  readonly nextTurn?: () => Promise<void>
  /** Sends the requests; the platform's `fetch` by default. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/** The configuration before a connection is opened. */
const nowhere: ApiConfig = { mainUrl: '', secondUrl: '', timeLimit: 0 }

/** Sets the hosts of a scope, and the visitor's token. Must come before the first call. */
export const connectionOpened = createEvent<ApiConnection>()
/** A host answered a call with 401: it requires a login, or a newer one. */
export const loginRefused = createEvent<'query' | 'command'>()
/** The token that the scope uses from now on; null for none. Models have to drop the previous member's data. */
export const tokenChanged = createEvent<string | null>()

/**
 * The network is back: requests that failed without it are sent again. The platform triggers it when the browser is
 * online again, and resources when a visitor retries one of them.
 */
export const networkRestored = createEvent()

/** The part of the connection that is sent to the browser with the page. */
export const $apiConfig = createStore(nowhere).on(connectionOpened, (_, { config }) => config)

/** The connection that every call of the scope uses. Never serialised: the token must not be sent with a page. */
export const $connection = createStore<ApiConnection>(
  { config: nowhere, token: null, signal: null, sharedTtl: 0 },
  { serialize: 'ignore' },
)
  .on(connectionOpened, (_, connection) => connection)
  .on(tokenChanged, (connection, token) => ({ ...connection, token }))

// A token that one host refuses is dropped for both.
sample({
  clock: loginRefused,
  source: $connection,
  filter: ({ token }) => token !== null,
  fn: () => null,
  target: tokenChanged,
})
