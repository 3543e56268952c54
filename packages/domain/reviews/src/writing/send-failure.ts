import { ApiError } from '@jeoul/api'

/** The reasons for a failed command that matter to its author. */
export type SendFailure = 'login' | 'forbidden' | 'gone' | 'invalid' | 'connection' | 'host'

const byStatus: Readonly<Record<number, SendFailure>> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'gone',
  413: 'invalid',
}

/** Classifies the error of a failed command. */
export function sendFailureOf(error: Error): SendFailure {
  if (!(error instanceof ApiError)) return 'host'
  if (error.status !== null) return byStatus[error.status] ?? 'host'
  return error.kind === 'network' || error.kind === 'timeout' ? 'connection' : 'host'
}

/**
 * "After a `timeout` or `network` failure the host may have made the change all the same"; also after a success without
 * the expected response.
 */
export function mayHaveArrived(error: Error): boolean {
  const status = error instanceof ApiError ? error.status : null
  return status === null ? sendFailureOf(error) === 'connection' : status >= 200 && status < 300
}
