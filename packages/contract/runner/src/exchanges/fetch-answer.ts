/**
 * Fetches, and retries once if the host closed a kept-alive connection: an idle timeout is no fault of the
 * host.
 *
 * @param timeout in milliseconds, for each of the two attempts
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
