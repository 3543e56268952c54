import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageHandler } from './page-handler.ts'

/**
 * Hands requests of the web server to the page handler. Written on the server's own interface: a page of 100 KB
 * costs more in Request and Response objects than in rendering.
 */
export function servePage(answer: PageHandler) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const {
      host = 'localhost',
      cookie,
      'user-agent': userAgent,
      'sec-ch-ua-mobile': mobileHint,
      'accept-encoding': encodings,
      'if-none-match': known,
    } = request.headers
    const url = URL.parse(`http://${host}${request.url}`)
    if (!url) {
      response.writeHead(400).end()
      return
    }
    const { status, headers, cookies, body } = await answer({
      url,
      cookie,
      userAgent,
      mobileHint: mobileHint?.toString(),
    })
    const sentHeaders = {
      ...headers,
      ...(cookies.length > 0 && { 'Set-Cookie': [...cookies] }),
      Vary: [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    }
    if (status === 200 && isKnown(headers.ETag, known)) {
      response.writeHead(304, sentHeaders).end()
      return
    }
    const isCompressed = /\bgzip\b/.test(String(encodings ?? ''))
    const sent = isCompressed ? await body.gzip() : body.plain
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      ...sentHeaders,
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
      'Content-Length': sent.length,
    })
    response.end(request.method === 'HEAD' ? undefined : sent)
  }
}

/** Whether the visitor has the document already, by the header If-None-Match. Proxies add or drop the `W/`. */
function isKnown(etag: string | undefined, known: string | undefined): boolean {
  if (etag === undefined || known === undefined) return false
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  return known.split(',').some(tag => strong(tag) === strong(etag))
}
