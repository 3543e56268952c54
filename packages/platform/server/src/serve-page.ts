import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from './operation/log.ts'
import type { Metrics } from './operation/metrics.ts'
import { type PageAnswer, readEncoding } from './page-answer.ts'
import type { PageHandler } from './page-handler.ts'

interface ServeOptions {
  readonly log?: Log
  readonly metrics?: Metrics
}

/**
 * Connects the web server to the page handler. It uses Node's own interface, because Request and Response objects would
 * cost more for a page of 100 KB than rendering it.
 */
export function servePage(answer: PageHandler, { log, metrics }: ServeOptions = {}) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const began = performance.now()
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const {
      host = 'localhost',
      cookie,
      'user-agent': userAgent,
      'sec-ch-ua-mobile': mobileHint,
    } = request.headers
    const url = URL.parse(`http://${host}${request.url}`)
    if (!url) {
      response.writeHead(400).end()
      return
    }
    const id = requestId(request)
    response.setHeader('X-Request-Id', id)
    const gone = new AbortController()
    response.once('close', () => {
      if (!response.writableFinished) gone.abort()
    })
    const found = await answer({
      url,
      cookie,
      userAgent,
      mobileHint: mobileHint?.toString(),
      signal: gone.signal,
      id,
    })
    // The visitor has hung up.
    const status = response.destroyed ? 499 : await send(request, response, found)
    const ms = performance.now() - began
    metrics?.answered.observe({ status }, ms / 1000)
    log?.info({ id, page: url.pathname, status, ms: Math.round(ms * 10) / 10 }, 'answered')
  }
}

/** Sends a document in the best encoding that the visitor accepts, or 304 if they have it already. */
async function send(
  { method, headers: requested }: IncomingMessage,
  response: ServerResponse,
  { status, headers, cookies, body }: PageAnswer,
): Promise<number> {
  const sentHeaders = {
    ...headers,
    ...(cookies.length > 0 && { 'Set-Cookie': [...cookies] }),
    Vary: [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', '),
  }
  if (status === 200 && isKnown(headers.ETag, requested['if-none-match'])) {
    response.writeHead(304, sentHeaders).end()
    return 304
  }
  const encoding = readEncoding(String(requested['accept-encoding'] ?? ''))
  const sent = encoding ? await body.compressed(encoding) : body.plain
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    ...sentHeaders,
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Length': sent.length,
  })
  response.end(method === 'HEAD' ? undefined : sent)
  return status
}

/** The request's id from a proxy, or a new one. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Whether the visitor has the document already, by the header If-None-Match. Proxies add or drop the `W/`. */
function isKnown(etag: string | undefined, known: string | undefined): boolean {
  if (etag === undefined || known === undefined) return false
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  return known.split(',').some(tag => strong(tag) === strong(etag))
}
