import { tokenChanged } from '@jeoul/api'
import { readToken } from '@jeoul/page'
import { allSettled, type Scope } from 'effector'

/**
 * Follows the cookie when the shopper returns to a page: another tab, or another page in this tab's history, may have
 * logged in or out in the meantime.
 *
 * @returns a function that stops
 */
export function watchToken(scope: Scope): () => void {
  let token = readToken(document.cookie)
  const follow = () => {
    // A page that is being left for the login must not consume the pending action of the next page.
    if (document.visibilityState === 'hidden') return
    const before = token
    token = readToken(document.cookie)
    if (token === before) return
    // Log the previous member out first, even if another one has logged in.
    void allSettled(tokenChanged, { scope, params: null })
    if (token !== null) void allSettled(tokenChanged, { scope, params: token })
  }
  const stop = new AbortController()
  document.addEventListener('visibilitychange', follow, stop)
  addEventListener('pageshow', follow, stop)
  return () => stop.abort()
}
