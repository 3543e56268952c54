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
  /** The one script that the HTML runs. */
  readonly script: string
  /** The modules that this script imports for the page. */
  readonly modules: readonly string[]
  readonly styles: readonly string[]
}

const entryFile = 'src/entry-client.ts'

/**
 * The scripts and styles of a page, from the build's manifest: those of the entry and of what it imports first, the
 * page's own, and the styles of its regions, whose scripts load when the browser is idle.
 *
 * @param files the module of the page's bundle, and those of the regions on it
 * @throws Error when the build has no such module
 */
export function pageAssets(manifest: Manifest, [page = '', ...regions]: readonly string[]): PageAssets {
  const entry = manifest[entryFile]
  const missing = [entryFile, page, ...regions].find(file => !manifest[file])
  if (!entry || missing !== undefined) {
    throw new Error(`the build has no ${missing}: build the site again, browser and server together`)
  }
  const loaded = chunksOf(manifest, [entryFile, ...(entry.dynamicImports ?? []), page])
  // The entry's styles state the order of the cascade layers.
  const styled = [entry, ...loaded, ...chunksOf(manifest, regions)]
  return {
    script: `/${entry.file}`,
    modules: loaded.filter(chunk => chunk !== entry).map(({ file }) => `/${file}`),
    styles: [...new Set(styled.flatMap(({ css = [] }) => css))].map(file => `/${file}`),
  }
}

/** The chunks of modules, each after those that it imports, so that styles keep their order. */
function chunksOf(manifest: Manifest, files: readonly string[]): readonly ManifestChunk[] {
  const found = new Set<ManifestChunk>()
  const seen = new Set<string>()
  const collect = (file: string) => {
    const chunk = manifest[file]
    if (!chunk || seen.has(file)) return
    seen.add(file)
    for (const imported of chunk.imports ?? []) collect(imported)
    found.add(chunk)
  }
  for (const file of files) collect(file)
  return [...found]
}
