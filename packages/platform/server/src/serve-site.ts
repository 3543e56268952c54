import { createServer } from 'node:http'
import { builtSource } from './built-source.ts'
import { developmentSource } from './development-source.ts'
import { listen } from './listen.ts'
import { pageHandler } from './page-handler.ts'
import { servePage } from './serve-page.ts'
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
  const server = createServer()
  const source = isDevelopment ? await developmentSource(root, server) : await builtSource(root, config)
  const answerPage = servePage(pageHandler({ isMobile, config, isDevelopment, source: source.load }))
  server.on('request', (request, response) => {
    source.answerFile(request, response, () => answerPage(request, response))
  })
  const port = await listen(server, config.port)
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await source.close()
    },
  }
}
