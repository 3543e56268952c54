import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webm': 'video/webm',
}

export interface StaticServer {
  /** Without a slash at the end. */
  readonly url: string
  close(): void
}

/**
 * Serves a folder on loopback, and its `404.html` for whatever is no file, as hosts for static files do.
 *
 * @param port 0 for any free one
 */
export async function serveStatic(folder: string, port: number): Promise<StaticServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = URL.parse(request.url ?? '/', 'http://localhost') ?? new URL('http://localhost/')
    const file = path.join(folder, pathname === '/' ? 'index.html' : decodeURI(pathname))
    const isInside = file.startsWith(folder + path.sep)
    const content = isInside ? await readFile(file).catch(() => null) : null
    response.writeHead(content ? 200 : 404, {
      'Content-Type': types[content ? path.extname(file) : '.html'] ?? 'application/octet-stream',
    })
    response.end(content ?? (await readFile(path.join(folder, '404.html'))))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const bound = typeof address === 'object' ? address?.port : port
  return { url: `http://localhost:${bound}`, close: () => server.close() }
}
