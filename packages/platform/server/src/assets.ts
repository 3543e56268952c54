/** The part of Vite's manifest that a page's HTML needs. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  /** The list of what is likely to be needed next, for a page that shoppers land on. */
  readonly next?: string
}

/** The files of a page, as addresses on the site. */
export interface PageAssets {
  /** The one script the HTML runs. */
  readonly script: string
  /** The modules that this script loads for the page. */
  readonly modules: readonly string[]
  readonly styles: readonly string[]
  /** A list of the files that are likely to be needed next; null for a page that few land on. */
  readonly next: string | null
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
  chunks.delete(entry)
  const styles = new Set(
    [entry, ...chunks, ...deferredRegions(manifest, chunks)].flatMap(chunk => chunk.css ?? []),
  )
  return {
    script: `/${entry.file}`,
    // A page's definition and its view may be in one chunk.
    modules: [...new Set([...chunks].map(chunk => `/${chunk.file}`))],
    styles: [...styles].map(file => `/${file}`),
    next: files.flatMap(file => manifest[file]?.next ?? []).map(file => `/${file}`)[0] ?? null,
  }
}

/** A deferred region, or the chunk of those that load together. */
const isRegion = /-region\.tsx$|-regions-[^/]+$/

/** Deferred regions, whose styles are needed with the page, but not their scripts. */
function deferredRegions(manifest: Manifest, chunks: Iterable<ManifestChunk>): Iterable<ManifestChunk> {
  const regions = new Set<ManifestChunk>()
  for (const { dynamicImports = [] } of chunks) {
    for (const key of dynamicImports) {
      if (isRegion.test(key)) collectChunks(manifest, key, regions)
    }
  }
  return regions
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
