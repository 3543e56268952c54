import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Manifest, type PageAssets, pageAssets } from './assets.ts'
import type { PageSource } from './page-handler.ts'

/** The site as `build` left it in `dist`. */
export async function builtSource(root: string): Promise<PageSource> {
  const { renderPage } = await import(pathToFileURL(path.join(root, 'dist/server/entry-server.js')).href)
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8'),
  )
  const known = new Map<string, PageAssets>()
  return {
    renderPage,
    assetsOf(viewFile) {
      const assets = known.get(viewFile) ?? pageAssets(manifest, 'src/entry-client.ts', viewFile)
      known.set(viewFile, assets)
      return assets
    },
  }
}
