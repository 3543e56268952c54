import { createServer, type Server } from 'node:http'
import { builtSource } from './built-source.ts'
import { developmentSource } from './development-source.ts'
import { listen } from './listen.ts'
import { browserReports } from './operation/browser-reports.ts'
import type { Log } from './operation/log.ts'
import type { Metrics } from './operation/metrics.ts'
import { pageHandler } from './page-handler.ts'
import { servePage } from './serve-page.ts'
import type { SiteConfig } from './site-config.ts'

export interface SiteOptions {
  /** The app's folder. */
  readonly root: string
  readonly isMobile: boolean
  readonly config: SiteConfig
  /** Serves the sources with hot reload instead of the build. */
  readonly isDevelopment?: boolean
  /** The log; by default, warnings and errors go to the terminal. */
  readonly log?: Log
  readonly metrics?: Metrics
}

export interface RunningSite {
  readonly url: string
  readonly server: Server
  close(): Promise<void>
}

/**
 * Serves one site, on loopback unless its configuration says otherwise.
 *
 * @throws Error in one line when the port is taken or the site is not built
 */
export async function serveSite({ root, ...options }: SiteOptions): Promise<RunningSite> {
  const { config, isDevelopment = false } = options
  const server = createServer({ keepAliveTimeout: config.keepAlive })
  const source = isDevelopment ? await developmentSource(root, server) : await builtSource(root, config)
  const answerPage = servePage(pageHandler({ ...options, source: source.load }), options)
  const takeReport = browserReports(options)
  server.on('request', (request, response) => {
    if (takeReport(request, response)) return
    source.answerFile(request, response, () => answerPage(request, response))
  })
  const port = await listen(server, config.port, config.host)
  return {
    url: `http://localhost:${port}`,
    server,
    async close() {
      server.closeAllConnections()
      server.close()
      await source.close()
    },
  }
}
