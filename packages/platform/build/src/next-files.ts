import type { Plugin } from 'vite'
import {
  type BuiltChunk,
  chunksFor,
  isConditional,
  isEntry,
  isOfPage,
  isRegion,
  isSite,
  lateOf,
  pages,
} from './chunk-graph.ts'
import { manifestFile } from './name-pages.ts'

/** What the first interaction loads. */
const isLikely = (id: string) => isRegion(id) || /\/src\/(?:enhancements|hosts)\.ts$/.test(id)

/**
 * Writes for each page that shoppers land on which files they are likely to need next, one address a line. The manifest
 * names the list: `next` of the page's definition.
 */
export function nextFiles(): Plugin {
  return {
    name: 'jeoul:next-files',
    apply: 'build',
    generateBundle: {
      // After the manifest and its pages.
      order: 'post',
      handler(_, bundle) {
        const manifest = bundle[manifestFile]
        if (manifest?.type !== 'asset') return this.error(`no ${manifestFile}`)
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const entries: Record<string, object> = JSON.parse(String(manifest.source))
        for (const page of pages) {
          const source = filesAfter(page, chunks).join('\n')
          const list = this.getFileName(this.emitFile({ type: 'asset', name: 'next.txt', source }))
          const definition = `src/pages/${page}/page.ts`
          entries[definition] = { ...entries[definition], next: list }
        }
        manifest.source = JSON.stringify(entries, null, 2)
      },
    },
  }
}

/** The files of the first interaction and of a product, as addresses, without those that the page is sent with. */
export function filesAfter(page: string, chunks: readonly BuiltChunk[]): readonly string[] {
  const site = chunksFor(isSite, chunks)
  const now = chunksFor(id => isEntry(id) || isSite(id) || isOfPage(page)(id), chunks)
  const product = chunksFor(isOfPage('item'), chunks)
  const next = new Set([
    ...product,
    ...lateOf([...now, ...product], chunks, isLikely),
    ...lateOf(
      [...product].filter(chunk => !site.has(chunk)),
      chunks,
      isConditional,
    ),
  ])
  // A page is sent with the styles of its regions.
  const sent = new Set([...scriptsOf(now), ...stylesOf([...now, ...lateOf([...now], chunks, isRegion)])])
  return [...stylesOf(next), ...scriptsOf(next)].filter(file => !sent.has(file)).map(file => `/${file}`)
}

function scriptsOf(chunks: Iterable<BuiltChunk>): readonly string[] {
  return Array.from(chunks, ({ fileName }) => fileName)
}

function stylesOf(chunks: Iterable<BuiltChunk>): ReadonlySet<string> {
  return new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
}
