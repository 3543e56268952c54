/** So long an answer that was asked for ahead may be taken, in ms (assumed): prices get old. */
export const prefetchTtl = 20_000

type Send = (request: Request) => Promise<Response>

export interface PrefetchCache {
  /** Asks ahead of need; what was asked already is not asked again. Only for what changes nothing at the host. */
  readonly ask: Send
  /** Takes an answer that was asked for ahead, once; asks for what was not. */
  readonly take: Send
  /** The visitor is on another page: what the page before has asked for it may need again. */
  readonly turn: () => void
}

interface Ahead {
  readonly since: number
  /** null where the host did not give it. */
  readonly answer: Promise<Response | null>
}

/**
 * Answers that came before anybody needed them. Each is taken once, so that asking again asks the host; whatever is
 * written at a host makes all of them old; and what the open page has itself is not asked ahead for the next.
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
