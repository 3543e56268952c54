import type { Server } from 'node:http'
import type { Connect } from 'vite'
import type { PageSource } from './page-handler.ts'

const entryClient = '/src/entry-client.ts'

export interface DevelopmentSource {
  readonly middlewares: Connect.Server
  load(): Promise<PageSource>
  close(): Promise<void>
}

/** The site from its sources: every request sees the last change, and the browser reloads what changed. */
export async function developmentSource(root: string, server: Server): Promise<DevelopmentSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  })
  return {
    middlewares: vite.middlewares,
    async load() {
      const { renderPage } = await vite.ssrLoadModule('/src/entry-server.tsx')
      return {
        renderPage,
        assetsOf: () => ({ script: entryClient, modules: [], styles: [] }),
      }
    },
    close: () => vite.close(),
  }
}
