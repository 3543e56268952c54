import { scopeBind } from 'effector'
import { toApiError } from './api-error.ts'
import { loginRefused } from './connection.ts'

/**
 * Calls a host on behalf of an effect, within its scope. Every error becomes an `ApiError`; a 401 also triggers
 * `loginRefused`.
 *
 * @param ask receives a function that reports a 401 without failing the call
 */
export async function callHost<Data>(
  kind: 'query' | 'command',
  ask: (refused: () => void) => Promise<Data> | Data,
): Promise<Data> {
  const refused = scopeBind(() => loginRefused(kind), { safe: true })
  try {
    return await ask(refused)
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.status === 401) refused()
    throw error
  }
}
