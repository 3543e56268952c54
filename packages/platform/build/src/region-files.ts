import path from 'node:path'
import type { Plugin } from 'vite'

const region = /\bidle\(\s*\(\)\s*=>\s*import\((['"])([^'"]+)\1\),?\s*\)/g

/**
 * Tells each region its module, as the browser's manifest names it, so that the server can send the region's styles with
 * the document: `idle(() => import('./footer.tsx'))` becomes `idle(() => import('./footer.tsx'), 'src/shell/footer.tsx')`.
 * For the server's build alone: browsers get a region's styles from its import.
 */
export function regionFiles(): Plugin {
  let root = ''
  return {
    name: 'jeoul:region-files',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /\.tsx$/, code: /\bidle\(/ },
      async handler(code, importer) {
        const files = new Map<string, string>()
        for (const [, , source = ''] of code.matchAll(region)) {
          const resolved = await this.resolve(source, importer)
          if (!resolved) return this.error(`the region '${source}' of ${importer} does not exist`)
          files.set(source, path.relative(root, resolved.id))
        }
        return {
          code: code.replace(
            region,
            (_, quote: string, source: string) =>
              `idle(() => import(${quote}${source}${quote}), ${JSON.stringify(files.get(source))})`,
          ),
          map: null,
        }
      },
    },
  }
}
