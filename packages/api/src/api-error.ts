/** Why a call returned no data. */
export type ApiErrorKind =
  /** The host could not be reached, or the connection broke. */
  | 'network'
  /** No answer within the time limit. */
  | 'timeout'
  /** The caller abandoned the call. */
  | 'aborted'
  /** The host answered with an error status. */
  | 'status'
  /** The host does not offer the operation, which is an assumed one. */
  | 'absent'
  /** The host answered, but not as the contract promises. */
  | 'refused'

/** A call without a usable answer, with the reason and the HTTP status. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** The HTTP status, if there was an answer. */
  readonly status: number | null

  constructor(kind: ApiErrorKind, message: string, status: number | null = null) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
  }
}

/** A time limit throws a `TimeoutError`, an aborted call an `AbortError` (DOM standard). */
const kindByName: ReadonlyMap<string, ApiErrorKind> = new Map([
  ['TimeoutError', 'timeout'],
  ['AbortError', 'aborted'],
  // The answer is not JSON.
  ['SyntaxError', 'refused'],
])

/** Turns whatever a failed fetch threw into an `ApiError`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (!(thrown instanceof Error)) return new ApiError('network', String(thrown))
  return new ApiError(kindByName.get(thrown.name) ?? 'network', thrown.message)
}

/** Whether a call ended because its caller abandoned it. */
export function isAbandoned(error: Error): boolean {
  return toApiError(error).kind === 'aborted'
}

/** Takes any failure for no answer, but passes on that of an abandoned call, which has told nothing and must be repeated. */
export function unlessAbandoned(error: unknown): null {
  if (toApiError(error).kind === 'aborted') throw error
  return null
}

/** Whether a host refused a call without a valid login: status 401. */
export function isLoginRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Whether an answer is an envelope that marks itself as a failure (specification, section 5). */
export function isRefusal(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false
}
