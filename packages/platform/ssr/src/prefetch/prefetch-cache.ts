/** How long a prefetched answer is valid, in ms (assumed): prices go stale. */
export const prefetchTtl = 20_000

type Send = (request: Request) => Promise<Response>

export interface PrefetchCache {
  /** Prefetches an answer, unless it was requested already. For GET requests only. */
  readonly prefetch: Send
  /** Takes a prefetched answer, once, or sends the request. Any other method than GET clears the cache. */
  readonly take: Send
  /** The visitor moved to another page: answers that the previous page used may be prefetched again. */
  readonly pageChanged: () => void
  /** Drops all answers, because another visitor must not get them. */
  readonly clear: () => void
}

interface Prefetched {
  readonly since: number
  /** null if the request failed. */
  readonly answer: Promise<Response | null>
}

/**
 * A cache of prefetched answers. Each is used once, so that the next request reaches the host. Any write clears the cache.
 * Requests that the open page has sent itself are not prefetched.
 *
 * @param send sends a request to a host
 * @param now a clock in ms
 */
export function createPrefetchCache(send: Send, now = () => performance.now()): PrefetchCache {
  const answers = new Map<string, Prefetched>()
  const requestedByPage = new Set<string>()

  const isFresh = ({ since }: Prefetched) => now() - since < prefetchTtl
  const forgetOld = () => {
    for (const [url, prefetched] of answers) if (!isFresh(prefetched)) answers.delete(url)
  }
  const sendNow = (request: Request): Promise<Response | null> => {
    const answer = send(request).then(
      response => (response.ok ? response : null),
      () => null,
    )
    answers.set(request.url, { since: now(), answer })
    return answer
  }
  return {
    async prefetch(request) {
      if (request.method !== 'GET') throw new TypeError(`${request.method} is not prefetched`)
      if (requestedByPage.has(request.url)) return Response.error()
      forgetOld()
      const response = await (answers.get(request.url)?.answer ?? sendNow(request))
      return response ? response.clone() : Response.error()
    },
    async take(request) {
      if (request.method !== 'GET') {
        answers.clear()
        return send(request)
      }
      forgetOld()
      requestedByPage.add(request.url)
      const prefetched = answers.get(request.url)
      answers.delete(request.url)
      return (prefetched && (await untilAborted(prefetched.answer, request.signal))) ?? send(request)
    },
    pageChanged: () => requestedByPage.clear(),
    clear: () => answers.clear(),
  }
}

function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    value.then(resolve, reject)
  })
}
