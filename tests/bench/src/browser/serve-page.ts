import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { listen } from '../children/listen.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

export interface ServedPage extends Disposable {
  readonly url: string
}

/** Serves one page and the assets of a folder, compressed in advance. */
export async function servePage(html: string, assetFolder: string): Promise<ServedPage> {
  const page = gzipSync(html)
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname
    const type = types[path.extname(name)]
    const content = type ? await readAsset(path.join(assetFolder, name)) : page
    if (!content) return response.writeHead(404).end()
    response.setHeader('Content-Type', type ?? 'text/html; charset=utf-8')
    response.setHeader('Content-Encoding', 'gzip')
    response.end(content)
  })
  return {
    url: await listen(server),
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const kept = new Map<string, Promise<Buffer | null>>()

function readAsset(file: string): Promise<Buffer | null> {
  const content = kept.get(file) ?? readFile(file).then(gzipSync, () => null)
  kept.set(file, content)
  return content
}
