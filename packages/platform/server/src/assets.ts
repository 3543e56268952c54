import {
  isConditionalRegion,
  isDeferredRegion,
  isEnhancements,
  isRegionsChunk,
  pageFiles,
} from '@jeoul/ssr/page-files'

/** The part of Vite's manifest that a page's HTML needs. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** The files of a page, as addresses on the site. */
export interface PageAssets {
  /** The one script the HTML runs. */
  readonly script: string
  /** The modules that this script loads for the page. */
  readonly modules: readonly string[]
  readonly styles: readonly string[]
  /** The scripts and styles that the likely next page needs, without those that this one has or loads anyway. */
  readonly next: readonly string[]
}

/**
 * The scripts and styles of a page, from the build's manifest: the entry's, those of what it loads first, and the
 * page's own.
 *
 * @param files modules of the page, in the order in which they are to run
 * @throws Error when the build has no such module
 */
export function pageAssets(manifest: Manifest, entryFile: string, files: readonly string[]): PageAssets {
  const entry = manifest[entryFile]
  const missing = [entryFile, ...files].find(file => !manifest[file])
  if (!entry || missing !== undefined) throw new Error(`the build holds no ${missing}`)
  const chunks = new Set<ManifestChunk>()
  for (const key of entry.dynamicImports ?? []) collectChunks(manifest, key, chunks)
  for (const file of files) collectChunks(manifest, file, chunks)
  const present = new Set([entry, ...chunks, ...importedOnDemand(manifest, chunks, isLate)])
  const nextPage = likelyNext(manifest, files).filter(chunk => !chunks.has(chunk))
  const next = [...nextPage, ...importedOnDemand(manifest, nextPage, isWithView)].filter(
    chunk => !present.has(chunk),
  )
  chunks.delete(entry)
  const styles = stylesOf([entry, ...chunks, ...importedOnDemand(manifest, chunks, isRegion)])
  return {
    script: `/${entry.file}`,
    modules: scriptsOf(chunks),
    styles,
    next: [...stylesOf(next).filter(file => !styles.includes(file)), ...scriptsOf(next)],
  }
}

/** A page's definition and its view may be in one chunk. */
function scriptsOf(chunks: Iterable<ManifestChunk>): string[] {
  return [...new Set(Array.from(chunks, ({ file }) => `/${file}`))]
}

function stylesOf(chunks: Iterable<ManifestChunk>): string[] {
  return [...new Set([...chunks].flatMap(({ css = [] }) => css))].map(file => `/${file}`)
}

/** The chunks of the page that most shoppers open next: a product, or from there a list. */
function likelyNext(manifest: Manifest, files: readonly string[]): readonly ManifestChunk[] {
  const isProduct = files.includes(pageFiles('item')[0])
  const next = new Set<ManifestChunk>()
  for (const file of pageFiles(isProduct ? 'list' : 'item')) collectChunks(manifest, file, next)
  return [...next]
}

/** Deferred regions, or the chunk of those that load together. A page needs their styles, but not their scripts. */
const isRegion = (key: string) => isDeferredRegion(key) || isRegionsChunk(key)

/** What a page loads on the first interaction. */
const isLate = (key: string) => isRegion(key) || isEnhancements(key)

/** What a page that is opened by a press loads with its view. */
const isWithView = (key: string) => isRegion(key) || isConditionalRegion(key)

function importedOnDemand(
  manifest: Manifest,
  chunks: Iterable<ManifestChunk>,
  isWanted: (key: string) => boolean,
): ReadonlySet<ManifestChunk> {
  const found = new Set<ManifestChunk>()
  for (const { dynamicImports = [] } of chunks) {
    for (const key of dynamicImports) if (isWanted(key)) collectChunks(manifest, key, found)
  }
  return found
}

/** A chunk after everything it imports, so that styles keep the order of their layers. */
function collectChunks(
  manifest: Manifest,
  key: string,
  into: Set<ManifestChunk>,
  seen = new Set<string>(),
): void {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  seen.add(key)
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, into, seen)
  into.add(chunk)
}
