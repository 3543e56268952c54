import { ApiError, isRefusal } from './api-error.ts'
import { createClients, operationOf, type RequestOptions } from './clients.ts'
import type { ApiConfig, ApiConnection } from './connection.ts'
import { answerSchemas } from './generated/answer-schemas.ts'
import { limitBody, maxBytes } from './limit-body.ts'
import { reportUnusable } from './report-unusable.ts'
import { sanitizeAnswer } from './sanitize-answer.ts'
import type { Sent } from './send-with-progress.ts'

/** Options that a caller can add to any call. */
export interface CallOptions {
  /** Aborts this call. */
  readonly signal?: AbortSignal | undefined
  /** Whether the page is complete without the answer: a server waits for it only a short while. */
  readonly optional?: boolean | undefined
  /** Tells the caller's request apart from others to the same operation. */
  readonly requestKey?: object | undefined
  /** Reports how much of an upload has been sent. Such a call has no time limit while it makes progress. */
  readonly onSent?: ((sent: Sent) => void) | undefined
}

/** The clients of both hosts, with the options that their requests are sent with. */
export interface RequestContext extends ReturnType<typeof createClients> {
  readonly options: RequestOptions
  /** The hosts' configuration, the same object for all calls of a page. */
  readonly config: ApiConfig
  /** The headers with which a server forwards the visitor's refresh token. */
  readonly refreshHeaders: Readonly<Record<string, string>>
  /** Makes a form the body of the request; uploads are sent from it. */
  readonly sendForm: (form: FormData) => FormData
}

/** The result of an openapi-fetch call. */
interface Reply<Data> {
  readonly data?: Data
  /** The body of an error response: parsed JSON, else its text. */
  readonly error?: unknown
  readonly response: Response
}

/** Calls a host; the reply's body must be the operation's success body. */
export type Send<Params, Data> = (params: Params, context: RequestContext) => Promise<Reply<Data>>

/** A call with the connection of its scope. */
export interface CallInScope<Params> {
  readonly params: Params
  readonly connection: ApiConnection
}

/** The signals that may abort a call: the scope's and the caller's. */
export function signalsOf({
  params: { signal, optional },
  connection,
}: CallInScope<CallOptions>): readonly AbortSignal[] {
  const pageSignal = (optional && connection.optionalSignal) || connection.signal
  return [pageSignal, signal].filter(signal => signal instanceof AbortSignal)
}

/**
 * Sends a request with the scope's token and time limit.
 *
 * @param signals abort it early
 * @returns the operation's success body, without the parts that the contract does not allow ({@link sanitizeAnswer})
 * @throws {@link ApiError} if there is none, or the error that `fetch` throws
 */
export function requestHost<Params extends CallOptions, Data>(
  send: Send<Params, Data>,
  { params, connection }: CallInScope<Params>,
  signals: readonly AbortSignal[],
): Promise<Data> {
  const request = (through: ApiConnection) => sendRequest(send, { params, connection: through }, signals)
  // Only servers report unusable answers, so browsers do not load the code for it.
  return import.meta.env.SSR ? reportUnusable(connection, request) : request(connection)
}

async function sendRequest<Params extends CallOptions, Data>(
  send: Send<Params, Data>,
  { params, connection }: CallInScope<Params>,
  signals: readonly AbortSignal[],
): Promise<Data> {
  const {
    config,
    token,
    refreshToken,
    fetch = fetchNow,
    onMalformed = logMalformed,
    answerLimit = maxBytes,
  } = connection
  const { onSent } = params
  // Node's fetch holds a request only weakly: once it is collected, no signal ends the reading of the body.
  const sent: { request: Request | null; form: FormData | null } = { request: null, form: null }
  const options: RequestOptions = {
    // A member's answers must not stay in the browser's cache after the login has ended, whatever the host says.
    ...(token && { headers: { Authorization: `Bearer ${token}` }, cache: 'no-store' }),
    signal: AbortSignal.any([...(onSent ? [] : [AbortSignal.timeout(config.timeLimit)]), ...signals]),
    async fetch(request) {
      sent.request = request
      if (onSent && sent.form) return withProgress(request, sent.form, onSent)
      return limitBody(await fetch(request), answerLimit)
    },
  }
  const reply = await send(params, {
    ...createClients(config, options),
    options,
    config,
    refreshHeaders: refreshToken ? { Cookie: `refresh_token=${encodeURIComponent(refreshToken)}` } : {},
    sendForm(form) {
      sent.form = form
      return form
    },
  })
  if (import.meta.env.SSR) await connection.nextTurn?.()
  if (reply.data === undefined || reply.data === null) throw errorOf(reply)
  const operation = sent.request ? operationOf(sent.request) : ''
  const schema = answerSchemas[operation]
  const malformed = schema === undefined ? [] : sanitizeAnswer(reply.data, schema)
  if (malformed === null)
    throw new ApiError('refused', 'the answer is not a JSON object with success, message and result')
  if (malformed.length > 0) onMalformed(operation, malformed)
  return reply.data
}

function errorOf(reply: Reply<unknown>): ApiError {
  const { ok, status, url } = reply.response
  if (ok) return new ApiError('refused', 'the answer has no body')
  // An API may answer 403 with an empty body; a proxy sends a page.
  const isAbsentOrForbidden = absentStatuses.includes(status) || (status === 403 && reply.error)
  if (isAbsentOrForbidden && !isFromApi(reply)) {
    return new ApiError('refused', `${status} from a proxy or gateway instead of the API itself`)
  }
  return new ApiError('status', `${status} from ${url}`, status)
}

/** Looked up at the time of the call, because tests replace it. */
const fetchNow = (request: Request) => globalThis.fetch(request)

function logMalformed(operation: string, fields: readonly string[]): void {
  console.warn(`[api] ${operation} does not match the contract: ${fields.slice(0, 5).join(', ')}`)
}

/** Statuses by which a host says that something does not exist. */
const absentStatuses = [400, 404, 410]

/**
 * Whether an error response comes from the API itself: problem details, or an envelope with `success: false` (assumed).
 * A proxy in front of a host may refuse as well, but does not know which products exist.
 */
export function isFromApi({ error, response }: Reply<unknown>): boolean {
  if (response.headers.get('Content-Type')?.startsWith('application/problem+json')) return true
  return isRefusal(error)
}

/** How long an upload may make no progress, in milliseconds (assumed): phones lose their connection for a while. */
const uploadStallLimit = 30_000

async function withProgress(
  request: Request,
  form: FormData,
  onSent: (sent: Sent) => void,
): Promise<Response> {
  const { sendWithProgress } = await import('./send-with-progress.ts')
  return sendWithProgress(request, { form, onSent, stallLimit: uploadStallLimit })
}
