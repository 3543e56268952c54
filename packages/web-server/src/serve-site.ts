import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { builtSource } from './built-source.ts'
import { developmentSource } from './development-source.ts'
import { listen } from './listen.ts'
import { pageHandler } from './page-handler.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteConfig } from './site-config.ts'

export { readSiteConfig } from './site-config.ts'

export interface SiteOptions {
  /** The app's folder. */
  readonly root: string
  readonly isMobile: boolean
  readonly config: SiteConfig
  /** Serves the sources with hot reload instead of the build. */
  readonly isDevelopment?: boolean
}

export interface RunningSite {
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves one site on loopback.
 *
 * @throws Error in one line when the port is taken or the site is not built
 */
export async function serveSite({
  root,
  isMobile,
  config,
  isDevelopment = false,
}: SiteOptions): Promise<RunningSite> {
  const app = new Hono()
  const server: Server = createServer()
  const development = isDevelopment ? await developmentSource(root, server) : null
  const built = development ? null : await builtSource(root)

  app.use(securityHeaders(config.api, isDevelopment))
  if (!development) {
    app.use(
      '/assets/*',
      serveStatic({
        root: path.join(root, 'dist/client'),
        precompressed: true,
        onFound: (_, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable'),
      }),
    )
    app.get('/assets/*', context => context.notFound())
    app.get('/favicon.svg', serveStatic({ root: path.join(root, 'dist/client') }))
    app.use(compress())
  }
  app.get(
    '*',
    pageHandler({
      isMobile,
      config: isDevelopment ? { ...config, sharedFor: 0 } : config,
      source: async () => (development ? development.load() : requireBuilt(built)),
    }),
  )

  const answer = getRequestListener(app.fetch)
  server.on('request', (request, response) => {
    if (development) development.middlewares(request, response, () => answer(request, response))
    else answer(request, response)
  })
  const port = await listen(server, config.port)
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await development?.close()
    },
  }
}

function requireBuilt<Source>(source: Source | null): Source {
  if (source === null) throw new Error('the site is not built')
  return source
}
