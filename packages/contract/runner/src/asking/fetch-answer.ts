/**
 * Fetches, once more where the host closed a connection that was kept from before: that it was idle for too long says nothing
 * about what the host answers.
 *
 * @param timeout in milliseconds, of each of the two
 */
export async function fetchAnswer(url: string, init: RequestInit, timeout: number): Promise<Response> {
  const once = () => fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
  try {
    return await once()
  } catch (error) {
    if (!isClosed(error)) throw error
    return once()
  }
}

const closed = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

function isClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && closed.includes(String(cause.code))
}
