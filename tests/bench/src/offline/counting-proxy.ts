import { request as ask, createServer } from 'node:http'
import { listen } from '../children/listen.ts'

export interface Traffic {
  readonly requests: number
  /** Bodies as they were sent, compressed or not. */
  readonly bytes: number
}

export interface CountingProxy extends Disposable {
  /** Its origin. */
  readonly url: string
  /** Milliseconds since the last answer ended; 0 while one is on its way. */
  readonly quietFor: () => number
  /** What was requested since the last call. */
  readonly take: () => Traffic
}

/**
 * A proxy that counts what passes. A service worker's requests are made outside of any page, so they are counted on the
 * way instead of in the browser.
 *
 * @param target the origin behind it, known once the first request comes
 */
export async function countingProxy(port: number, target: () => string): Promise<CountingProxy> {
  let [requests, bytes, open, last] = [0, 0, 0, performance.now()]
  const server = createServer((request, response) => {
    requests += 1
    open += 1
    response.once('close', () => {
      open -= 1
      last = performance.now()
    })
    const { method, headers, url } = request
    const forwarded = ask(target() + url, { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('data', (part: Uint8Array) => {
        bytes += part.byteLength
      })
      answer.pipe(response)
    })
    forwarded.once('error', () => response.destroy())
    request.pipe(forwarded)
  })
  return {
    url: await listen(server, port),
    quietFor: () => (open > 0 ? 0 : performance.now() - last),
    take() {
      const taken = { requests, bytes }
      ;[requests, bytes] = [0, 0]
      return taken
    },
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
