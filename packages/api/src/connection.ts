import { createEvent, createStore, sample } from 'effector'

/** Where the hosts are and how long a call may take. Travels with the page to the browser. */
export interface ApiConfig {
  readonly mainUrl: string
  readonly secondUrl: string
  /** Milliseconds for one call. */
  readonly timeLimit: number
}

/** How the calls of one scope reach the hosts, and for whom. */
export interface ApiConnection {
  readonly config: ApiConfig
  /**
   * The value of the cookie auth_token (specification, section 6). Must not become part of the page's data.
   */
  readonly token: string | null
  /** The cookie refresh_token, which a server passes on for `member/info`. Must not become part of the page's data either. */
  readonly refreshToken?: string | null
  /** Aborts every call of the scope, as when a server-rendered page has run out of time. */
  readonly signal: AbortSignal | null
  /** Aborts calls that the page does without, so that they hold it up for a shorter time. */
  readonly optionalSignal?: AbortSignal
  /** Milliseconds for which anonymous answers are shared between visitors; 0 if there is only one visitor. */
  readonly sharedTtl: number
  /** Milliseconds for which such an answer may stand in, after that, for a host that fails. */
  readonly staleTtl?: number
  /** Called with the age of an answer that stands in for a fresh one, in milliseconds since 1970. */
  readonly onStale?: (since: number) => void
  /** The most bytes of an answer. */
  readonly answerLimit?: number
  /** Called with the paths of what was removed from an answer, as it does not match the contract; logs them by default. */
  readonly onMalformed?: (operation: string, fields: readonly string[]) => void
  /** Sends the requests; the platform's `fetch` by default. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/** The connection before the hosts are known. */
const nowhere: ApiConfig = { mainUrl: '', secondUrl: '', timeLimit: 0 }

/** Sets which hosts a scope calls, and as whom. Must come before the first call. */
export const connectionOpened = createEvent<ApiConnection>()
/** A host answered a call with 401: it wants a login, or a newer one. */
export const loginRefused = createEvent<'query' | 'command'>()
/** As whom the scope calls from now on; null for nobody. What models hold of the member before has to go. */
export const tokenChanged = createEvent<string | null>()

/** The part of the connection that travels with the page. */
export const $apiConfig = createStore(nowhere).on(connectionOpened, (_, { config }) => config)

/** What every call of the scope uses. Never serialised: the token must not travel with a page. */
export const $connection = createStore<ApiConnection>(
  { config: nowhere, token: null, signal: null, sharedTtl: 0 },
  { serialize: 'ignore' },
)
  .on(connectionOpened, (_, connection) => connection)
  .on(tokenChanged, (connection, token) => ({ ...connection, token }))

// A token that one host refuses is good for nothing (docs/decisions/0090).
sample({
  clock: loginRefused,
  source: $connection,
  filter: ({ token }) => token !== null,
  fn: () => null,
  target: tokenChanged,
})
