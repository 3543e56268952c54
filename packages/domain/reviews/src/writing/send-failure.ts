import { ApiError } from '@jeoul/api'

/** The reasons for a failed command that its author is told. `restored`: the connection was lost and is back. */
export type SendFailure = 'login' | 'forbidden' | 'gone' | 'invalid' | 'connection' | 'restored' | 'host'

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
 * Whether the host may have made the change although the command failed: after a timeout or a lost connection, or after
 * a success status without the expected body.
 */
export function mayHaveArrived(error: Error): boolean {
  const status = error instanceof ApiError ? error.status : null
  return status === null ? sendFailureOf(error) === 'connection' : status >= 200 && status < 300
}

/** The reason to show once the network is back. */
export function onceRestored(failure: SendFailure): SendFailure {
  return failure === 'connection' ? 'restored' : failure
}

/** Removes the failures of a lost connection once it is back, because those actions can be repeated. */
export function withoutLost(
  failures: Readonly<Record<string, SendFailure>>,
): Readonly<Record<string, SendFailure>> {
  const left = Object.entries(failures).filter(([, failure]) => failure !== 'connection')
  return left.length === Object.keys(failures).length ? failures : Object.fromEntries(left)
}
