import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PageHandler } from './page-handler.ts'

const compress = promisify(gzip)

/** Fast enough for every request. A proxy in front may compress better and cache. */
const level = 4

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
    const isCompressed = /\bgzip\b/.test(String(encodings ?? ''))
    const sent = isCompressed ? await compress(body, { level }) : body
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      ...headers,
      ...(cookies.length > 0 && { 'Set-Cookie': [...cookies] }),
      Vary: [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', '),
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
      'Content-Length': sent.length,
    })
    response.end(request.method === 'HEAD' ? undefined : sent)
  }
}
