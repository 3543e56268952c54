import { scopeBind } from 'effector'
import { toApiError } from './api-error.ts'
import { loginRefused } from './connection.ts'

type Hosts = typeof import('./hosts.ts')

let loaded: Hosts | null = null

/** Loads the modules that requests are sent with, for the first request. */
export async function loadHosts(): Promise<Hosts> {
  loaded = await import('./hosts.ts')
  return loaded
}

/**
 * Calls a host. A command is sent at once if these modules are loaded, because a page that is being left sends nothing
 * later; a query that a newer one replaces at the same moment is never sent. Whatever is thrown becomes an `ApiError`;
 * a 401 is reported, too. Called by an effect, within its scope.
 *
 * @param ask receives a function that reports a 401 without failing the call
 */
export async function withHosts<Data>(
  kind: 'query' | 'command',
  ask: (hosts: Hosts, refused: () => void) => Promise<Data> | Data,
): Promise<Data> {
  const refused = scopeBind(() => loginRefused(kind), { safe: true })
  try {
    return await ask(kind === 'command' && loaded ? loaded : await loadHosts(), refused)
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.status === 401) refused()
    throw error
  }
}
