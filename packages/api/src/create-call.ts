import { attach, createEffect, type Effect } from 'effector'
import { $apiConfig, $authToken, $connection, type ApiConfig, type Connection } from './api-config.ts'
import { ApiError, toApiError } from './api-error.ts'

/** What a caller may add to any call. */
export interface CallOptions {
  /** Aborts this call. */
  readonly signal?: AbortSignal
}

/** What a call is sent with; spread into the openapi-fetch request. */
export interface RequestContext {
  readonly mainUrl: string
  readonly secondUrl: string
  readonly init: {
    readonly fetch: typeof fetch
    readonly headers: Readonly<Record<string, string>>
    readonly signal: AbortSignal
  }
}

/** What openapi-fetch gives back. */
interface Reply<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/**
 * Makes the effect for one operation. Host, token and time limit come from the scope it runs in.
 *
 * @param send asks the host; its reply's body must be the operation's success body
 * @returns an effect that gives that body, or fails with {@link ApiError}
 */
export function createCall<Params extends CallOptions, Data>(
  send: (params: Params, context: RequestContext) => Promise<Reply<Data>>,
): Effect<Params, Data, ApiError> {
  return attach({
    source: { config: $apiConfig, token: $authToken, connection: $connection },
    mapParams: (params: Params, scope): CallInScope<Params> => ({ params, ...scope }),
    effect: createEffect<CallInScope<Params>, Data, ApiError>(async call => {
      const { data, response } = await send(call.params, requestContext(call)).catch((thrown: unknown) => {
        throw toApiError(thrown)
      })
      if (data === undefined) throw new ApiError('status', `${response.status} from ${response.url}`, response.status)
      return data
    }),
  })
}

interface CallInScope<Params> {
  readonly params: Params
  readonly config: ApiConfig
  readonly token: string | null
  readonly connection: Connection
}

function requestContext({ params, config, token, connection }: CallInScope<CallOptions>): RequestContext {
  const signals = [AbortSignal.timeout(config.timeLimit), connection.signal, params.signal]
  return {
    mainUrl: config.mainUrl,
    secondUrl: config.secondUrl,
    init: {
      fetch: connection.fetch,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.any(signals.filter(signal => signal instanceof AbortSignal)),
    },
  }
}
