/** The kinds of requests that the worker can answer from a cache, one cache each. */
export type Kind = 'document' | 'asset' | 'picture' | 'answer'

/** The parts of a request that decide its kind. */
export type AssetRequest = Pick<Request, 'url' | 'method' | 'mode' | 'destination'> & {
  readonly headers: Pick<Headers, 'has'>
}

/**
 * The kind of a request; null for requests that the worker does not handle: writes, those with a token, and ranges of
 * videos (assumed).
 *
 * @param origin the site's own
 */
export function kindOf(
  { url, method, mode, destination, headers }: AssetRequest,
  origin: string,
): Kind | null {
  if (method !== 'GET' || headers.has('Authorization') || headers.has('Range')) return null
  const { origin: host, pathname, protocol } = new URL(url)
  const isOwn = host === origin
  if (isOwn && pathname.startsWith('/assets/')) return 'asset'
  // The outbound page only redirects.
  if (mode === 'navigate') return isOwn && !pathname.startsWith('/link/') ? 'document' : null
  if (destination === 'image') return protocol.startsWith('http') ? 'picture' : null
  return !isOwn && mode === 'cors' && destination === '' ? 'answer' : null
}
