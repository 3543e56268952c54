/** What the worker answers besides the network: each kind has a cache of its own. */
export type Kind = 'document' | 'asset' | 'picture' | 'answer'

/** What of a request tells its kind. */
export type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination'> & {
  readonly headers: Pick<Headers, 'has'>
}

/**
 * The kind of a request; null for what the worker leaves alone: whatever writes, whatever carries a token, and parts of
 * videos (assumed).
 *
 * @param origin the site's own
 */
export function kindOf({ url, method, mode, destination, headers }: Asked, origin: string): Kind | null {
  if (method !== 'GET' || headers.has('Authorization') || headers.has('Range')) return null
  const { origin: host, pathname, protocol } = new URL(url)
  const isOwn = host === origin
  if (isOwn && pathname.startsWith('/assets/')) return 'asset'
  // The page between a product and a mall is only a way out.
  if (mode === 'navigate') return isOwn && !pathname.startsWith('/link/') ? 'document' : null
  if (destination === 'image') return protocol.startsWith('http') ? 'picture' : null
  return !isOwn && mode === 'cors' && destination === '' ? 'answer' : null
}
