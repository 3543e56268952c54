import { toApiError } from './api-error.ts'

type Hosts = typeof import('./hosts.ts')

/** Loads what requests are sent with, for the first of them. */
export const loadHosts = () => import('./hosts.ts')

/** Asks a host. Whatever is thrown becomes an `ApiError`. */
export async function withHosts<Data>(ask: (hosts: Hosts) => Promise<Data> | Data): Promise<Data> {
  try {
    return await ask(await loadHosts())
  } catch (thrown) {
    throw toApiError(thrown)
  }
}
