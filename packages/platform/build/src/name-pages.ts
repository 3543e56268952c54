import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const manifestFile = '.vite/manifest.json'

/**
 * Adds the modules of pages to Vite's manifest, which lists only modules with their own file: a page's definition and
 * view are in the chunks of what they import.
 *
 * @param isOfPage whether a module belongs to a page
 */
export function namePages(isOfPage: (moduleId: string) => boolean): Plugin {
  let root = ''
  return {
    name: 'jeoul:name-pages',
    apply: 'build',
    configResolved(resolved) {
      root = resolved.root
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const manifest = bundle[manifestFile]
        if (manifest?.type !== 'asset') return this.error(`no ${manifestFile}`)
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        manifest.source = withPages(String(manifest.source), pagesIn(chunks, isOfPage, root))
      },
    },
  }
}

/** The modules of pages, relative to the site's folder, with the file of the chunk that contains each. */
function pagesIn(
  chunks: readonly Rolldown.OutputChunk[],
  isOfPage: (moduleId: string) => boolean,
  root: string,
): ReadonlyMap<string, string> {
  return new Map(
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.filter(isOfPage).map((id): [string, string] => [path.relative(root, id), fileName]),
    ),
  )
}

/** Adds an entry to the manifest for each of these modules. */
export function withPages(manifest: string, pages: ReadonlyMap<string, string>): string {
  const chunks: Readonly<Record<string, { readonly file: string }>> = JSON.parse(manifest)
  const entries = new Map(Object.values(chunks).map(chunk => [chunk.file, chunk]))
  const named = Array.from(pages, ([page, file]) => [page, entries.get(file)] as const)
  return JSON.stringify({ ...Object.fromEntries(named), ...chunks }, null, 2)
}
