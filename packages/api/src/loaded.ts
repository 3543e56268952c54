import { type ApiErrorKind, isAbandoned, toApiError } from './api-error.ts'

/** Why a load failed, small enough to be serialized with the page. */
export interface Failure {
  readonly kind: ApiErrorKind
  /** The HTTP status, if there was an answer. */
  readonly status: number | null
}

/** The state of data that a call loads. While a newer answer is loading, `data` may hold the older one. */
export type Loaded<Data> =
  | { readonly status: 'idle'; readonly data: null }
  | { readonly status: 'loading'; readonly data: Data | null }
  | { readonly status: 'full'; readonly data: Data }
  | Failed

/** The load failed; only the reason is stored. */
export interface Failed {
  readonly status: 'failed'
  readonly data: null
  readonly failure: Failure
}

/** Whether the host lacks the assumed operation, so that there is nothing to show and nothing to retry. */
export function isAbsent(state: Loaded<unknown>): boolean {
  return state.status === 'failed' && state.failure.kind === 'absent'
}

/** Whether no answer came: the host could not be reached, or did not answer in time. */
export function isNetworkLost(state: Loaded<unknown>): boolean {
  return state.status === 'failed' && ['network', 'timeout'].includes(state.failure.kind)
}

/** Whether the request failed for want of a network or a login, and can be repeated once it is back. */
export function isRepeatable(state: Loaded<unknown>): boolean {
  return isNetworkLost(state) || (state.status === 'failed' && state.failure.status === 401)
}

/** The state after a failed call. */
export function failedLoad(error: Error): Loaded<never> {
  const { kind, status } = toApiError(error)
  return { status: 'failed', data: null, failure: { kind, status } }
}

/** The state after an answer that failed its checks (specification, section 5). */
export const refusedLoad: Loaded<never> = {
  status: 'failed',
  data: null,
  failure: { kind: 'refused', status: null },
}

/** The state after an answer. Hosts may send anything, so an answer whose check throws is refused. */
function readLoad<Body, Data>(read: (body: Body) => Data | null, body: Body): Loaded<Data> {
  try {
    const data = read(body) ?? null
    return data === null ? refusedLoad : { status: 'full', data }
  } catch {
    return refusedLoad
  }
}

/** The state after a call. An aborted call stays pending, so that the browser can make it again. */
export function settledLoad<Body, Data>(
  state: Loaded<Data>,
  call:
    | { readonly status: 'done'; readonly result: Body }
    | { readonly status: 'fail'; readonly error: Error },
  read: (body: Body) => Data | null,
): Loaded<Data> {
  if (call.status === 'done') return readLoad(read, call.result)
  return isAbandoned(call.error) ? state : failedLoad(call.error)
}
