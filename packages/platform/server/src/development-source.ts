import type { Server } from 'node:http'
import type { SiteSource } from './site-source.ts'

/** The site from its sources, with hot reload. */
export async function developmentSource(root: string, server: Server): Promise<SiteSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  })
  return {
    async load() {
      const { renderPage } = await vite.ssrLoadModule('/src/entry-server.tsx')
      return {
        renderPage,
        assetsOf: async () => ({ script: '/src/entry-client.ts', modules: [], style: null }),
        finish: async (path, document) => {
          const html = await vite.transformIndexHtml(path, new TextDecoder().decode(document))
          return new TextEncoder().encode(html)
        },
      }
    },
    answerFile: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}
