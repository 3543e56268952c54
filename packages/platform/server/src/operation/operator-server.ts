import { createServer, type Server } from 'node:http'
import { listen } from '../listen.ts'

export interface OperatorView {
  /** Whether the site accepts new visitors. */
  readonly isReady: () => boolean
  /** The metrics in the text format of Prometheus. */
  readonly metrics: () => Promise<{ readonly type: string; readonly text: string }>
}

/**
 * Serves an operator `/healthz` (whether the process lives), `/readyz` (whether it accepts visitors) and `/metrics`, on
 * its own port, which no visitor reaches.
 */
export async function serveOperator(
  { isReady, metrics }: OperatorView,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
  const server = createServer(async ({ url }, response) => {
    if (url === '/healthz') response.end('ok\n')
    else if (url === '/readyz')
      response.writeHead(isReady() ? 200 : 503).end(isReady() ? 'ready\n' : 'draining\n')
    else if (url === '/metrics') {
      const found = await metrics().catch(() => null)
      if (found) response.writeHead(200, { 'Content-Type': found.type }).end(found.text)
      else response.writeHead(503).end('the workers did not answer\n')
    } else response.writeHead(404).end()
  })
  await listen(server, port, host)
  return server
}
