/**
 * Fetches. A connection that was closed without an answer counts as no answer, and is not tried again: a
 * request that changes something may have been carried out. After a pause it is, because hosts close
 * connections that nobody uses.
 *
 * @param timeout in milliseconds, for each attempt
 * @param isAfterPause whether the host may have closed its connections meanwhile
 */
export async function fetchAnswer(
  url: string,
  init: RequestInit,
  timeout: number,
  isAfterPause: boolean,
): Promise<Response> {
  const once = () => fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
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
