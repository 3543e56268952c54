/**
 * Sends a request. If the connection closes without an answer, the request is not repeated, since the host may have
 * carried it out. It is repeated only after a pause, because hosts close idle connections.
 *
 * @param timeout in milliseconds, for each attempt
 * @param isAfterPause whether the host may have closed its connections meanwhile
 * @param send sends each attempt
 */
export async function fetchAnswer(
  url: string,
  init: RequestInit,
  timeout: number,
  isAfterPause: boolean,
  send = fetch,
): Promise<Response> {
  const once = () => send(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
  try {
    return await once()
  } catch (error) {
    if (!isAfterPause || !isClosed(error)) throw error
    return once()
  }
}

const closed = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

function isClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && closed.includes(String(cause.code))
}
