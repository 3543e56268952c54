import { tokenChanged } from '@jeoul/api'
import { readToken } from '@jeoul/page'
import { allSettled, type Scope } from 'effector'

/**
 * Follows the cookie when the shopper comes back to a page: meanwhile another tab, or another page of this one's history,
 * may have logged in or out.
 *
 * @returns stops
 */
export function watchToken(scope: Scope): () => void {
  let token = readToken(document.cookie)
  const follow = () => {
    // A page that is being left for the login must not take what the next one is to do.
    if (document.visibilityState === 'hidden') return
    const before = token
    token = readToken(document.cookie)
    if (token === before) return
    // Whoever was here goes first, also if somebody else has come.
    void allSettled(tokenChanged, { scope, params: null })
    if (token !== null) void allSettled(tokenChanged, { scope, params: token })
  }
  const stop = new AbortController()
  document.addEventListener('visibilitychange', follow, stop)
  addEventListener('pageshow', follow, stop)
  return () => stop.abort()
}
