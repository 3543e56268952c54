import { attach } from 'effector'
import { ApiError, toApiError } from './api-error.ts'
import { $connection, type ApiConnection } from './connection.ts'
import { createSharedAnswers } from './shared-answers.ts'

/** What a caller may add to any call. */
export interface CallOptions {
  /** Aborts this call. */
  readonly signal?: AbortSignal | undefined
  /** Tells the caller's own question from others to the same operation. */
  readonly question?: object | undefined
}

/** What a call is sent with; `init` is spread into the openapi-fetch request. */
export interface RequestContext {
  readonly mainUrl: string
  readonly secondUrl: string
  readonly init: {
    readonly headers: Readonly<Record<string, string>>
    readonly signal: AbortSignal
  }
}

/** What openapi-fetch gives back. */
interface Reply<Data> {
  readonly data?: Data
  readonly response: Response
}

/**
 * Makes the effect for an operation that only reads. Host, token and time limit come from the scope it runs in.
 * On a server, visitors without a token share answers for a short while.
 *
 * @param send asks the host; its reply's body must be the operation's success body
 * @returns an effect that gives that body, or fails with {@link ApiError}
 */
export function createQuery<Params extends CallOptions, Data>(
  send: (params: Params, context: RequestContext) => Promise<Reply<Data>>,
) {
  const shared = import.meta.env.SSR ? createSharedAnswers<Data>() : null
  const ask = async (
    { params, connection: { config, token } }: CallInScope<Params>,
    signals: readonly AbortSignal[],
  ) => {
    const reply = await send(params, {
      mainUrl: config.mainUrl,
      secondUrl: config.secondUrl,
      init: {
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        signal: AbortSignal.any([AbortSignal.timeout(config.timeLimit), ...signals]),
      },
    })
    if (reply.data === undefined) {
      const { status, url } = reply.response
      throw new ApiError('status', `${status} from ${url}`, status)
    }
    return reply.data
  }
  return attach({
    source: $connection,
    async effect(connection, params: Params): Promise<Data> {
      const call = { params, connection }
      const signals = [connection.signal, params.signal].filter(signal => signal instanceof AbortSignal)
      try {
        return shared && connection.sharedFor > 0 && connection.token === null
          ? await shared.get(questionOf(call), connection.sharedFor, () => ask(call, []), signals)
          : await ask(call, signals)
      } catch (thrown) {
        throw toApiError(thrown)
      }
    },
  })
}

interface CallInScope<Params> {
  readonly params: Params
  readonly connection: ApiConnection
}

function questionOf({
  params: { signal: _, question: __, ...asked },
  connection: { config },
}: CallInScope<CallOptions>): string {
  return JSON.stringify([config.mainUrl, config.secondUrl, asked])
}
