import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { type Manifest, type PageAssets, pageAssets } from './assets.ts'
import type { DocumentAssets } from './html-document.ts'
import { inlineStyle } from './inline-style.ts'
import type { SiteConfig } from './site-config.ts'
import type { SiteSource } from './site-source.ts'

/**
 * The built site in `dist`.
 *
 * @param keepsPages whether browsers get the worker that keeps pages, or the one that takes it away again
 * @throws Error in one line when it is not built
 */
export async function builtSource(
  root: string,
  { keepsPages }: Pick<SiteConfig, 'keepsPages'>,
): Promise<SiteSource> {
  const client = path.join(root, 'dist/client')
  const manifestText = await readFile(path.join(client, '.vite/manifest.json'), 'utf8').catch(() => {
    throw new Error(`${root} is not built`)
  })
  const manifest: Manifest = JSON.parse(manifestText)
  const { renderPage } = await import(pathToFileURL(path.join(root, 'dist/server/entry-server.js')).href)
  const known = new Map<string, Promise<DocumentAssets>>()
  const assetsOf = (files: readonly string[]) => {
    const key = files.join()
    const assets = known.get(key) ?? readAssets(client, pageAssets(manifest, files))
    known.set(key, assets)
    return assets
  }
  const files = getRequestListener(fileApp(client, keepsPages ? '/sw.js' : '/sw-off.js').fetch)
  return {
    load: async () => ({ renderPage, assetsOf }),
    answerFile: (request, response, next) => {
      if (isFile(request.url)) files(request, response)
      else next()
    },
    close: async () => {},
  }
}

async function readAssets(client: string, { styles, ...rest }: PageAssets): Promise<DocumentAssets> {
  const sheets = styles.map(
    async address => [address, await readFile(path.join(client, address), 'utf8')] as const,
  )
  return { ...rest, style: inlineStyle(await Promise.all(sheets)) }
}

/** Whether an address is a public file's, after resolving `..` and the like as the file server does. */
export function isFile(address = ''): boolean {
  const path = URL.parse(address, 'http://localhost')?.pathname ?? ''
  return /^\/((assets|icons)\/.|(favicon\.svg|manifest\.webmanifest|sw\.js)$)/.test(path)
}

/**
 * Caches hashed files forever, and serves compressed copies of text files.
 *
 * @param worker the file that is served as the site's worker; browsers ask for it on every visit
 */
function fileApp(root: string, worker: string): Hono {
  const files = serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: requested => (requested === '/sw.js' ? worker : requested),
    onFound: (file, context) => {
      context.header('Cache-Control', cacheRules(path.relative(root, file)))
      context.header('X-Content-Type-Options', 'nosniff')
    },
  })
  return new Hono().get('*', files)
}

function cacheRules(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return 'public, max-age=31536000, immutable'
  return file.startsWith('sw') ? 'no-cache' : 'max-age=3600'
}
