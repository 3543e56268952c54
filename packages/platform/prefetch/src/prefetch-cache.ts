/** How long a prefetched answer is valid, in ms (assumed): prices go stale. */
export const prefetchTtl = 20_000

type Send = (request: Request) => Promise<Response>

export interface PrefetchCache {
  /** Prefetches an answer, unless it was requested already. For GET requests only. */
  readonly ask: Send
  /** Takes a prefetched answer, once, or sends the request. Any other method than GET clears the cache. */
  readonly take: Send
  /** The visitor moved to another page: answers that the previous page used may be prefetched again. */
  readonly turn: () => void
  /** Another visitor asks from now on, who must not get what was prefetched. */
  readonly forget: () => void
}

interface Ahead {
  readonly since: number
  /** null if the request failed. */
  readonly answer: Promise<Response | null>
}

/**
 * A cache of prefetched answers. Each is taken once, so that asking again reaches the host. Any write clears
 * them all, and what the open page has requested itself is not prefetched.
 *
 * @param send asks a host
 * @param now a clock in ms
 */
export function createPrefetchCache(send: Send, now = () => performance.now()): PrefetchCache {
  const answers = new Map<string, Ahead>()
  const here = new Set<string>()

  const isFresh = ({ since }: Ahead) => now() - since < prefetchTtl
  const forgetOld = () => {
    for (const [url, ahead] of answers) if (!isFresh(ahead)) answers.delete(url)
  }
  const askNow = (request: Request): Promise<Response | null> => {
    const answer = send(request).then(
      response => (response.ok ? response : null),
      () => null,
    )
    answers.set(request.url, { since: now(), answer })
    return answer
  }
  return {
    async ask(request) {
      if (request.method !== 'GET') throw new TypeError(`${request.method} is not asked ahead`)
      if (here.has(request.url)) return Response.error()
      forgetOld()
      const response = await (answers.get(request.url)?.answer ?? askNow(request))
      return response ? response.clone() : Response.error()
    },
    async take(request) {
      if (request.method !== 'GET') {
        answers.clear()
        return send(request)
      }
      forgetOld()
      here.add(request.url)
      const ahead = answers.get(request.url)
      answers.delete(request.url)
      return (ahead && (await untilAborted(ahead.answer, request.signal))) ?? send(request)
    },
    turn: () => here.clear(),
    forget: () => answers.clear(),
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
