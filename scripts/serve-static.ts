import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic as staticFiles } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

export interface StaticServer {
  /** Without a trailing slash. */
  readonly url: string
  close(): void
}

/**
 * Serves a folder on loopback. Like hosts for static files, it answers unknown paths with the folder's `404.html`.
 *
 * @param port 0 for any free port
 */
export async function serveStatic(folder: string, port: number): Promise<StaticServer> {
  const lost = await readFile(path.join(folder, '404.html'), 'utf8')
  const app = new Hono().get('*', staticFiles({ root: folder })).notFound(context => context.html(lost, 404))
  const listening = Promise.withResolvers<number>()
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, info =>
    listening.resolve(info.port),
  )
  server.once('error', listening.reject)
  return { url: `http://localhost:${await listening.promise}`, close: () => server.close() }
}
