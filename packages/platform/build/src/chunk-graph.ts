import { isDeferredRegion, isEnhancements, pageFiles } from '@jeoul/ssr/page-files'

/** A chunk of a build, as Rolldown describes it. */
export interface BuiltChunk {
  readonly fileName: string
  readonly moduleIds: readonly string[]
  /** The size of each module without unused code, in characters before minification. */
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>
  /** File names of the chunks it imports statically. */
  readonly imports: readonly string[]
  /** File names of the chunks it imports on demand. */
  readonly dynamicImports: readonly string[]
}

/** The pages that shoppers land on. Other pages reuse their chunks. */
export const pages = ['home', 'list', 'search', 'item']

/** Whether a module is what runs the site, whatever the page. */
export const isSite = (id: string) => id.endsWith('/src/start-site.ts')

/** Whether a module is loaded after the first interaction: a deferred region, or the enhancements. */
const isLate = (id: string) => isDeferredRegion(id) || isEnhancements(id)

/** Whether a module is the page's definition or its view. */
export function isOfPage(page: string): (id: string) => boolean {
  return id => pageFiles(page).some(file => id.endsWith(`/${file}`))
}

/** Whether a module is the definition or the view of any of those pages. */
export function isOfAnyPage(id: string): boolean {
  return pages.some(page => isOfPage(page)(id))
}

/** The chunks that contain such a module, and all that they import. */
export function chunksFor(
  isWanted: (id: string) => boolean,
  survey: readonly BuiltChunk[],
): ReadonlySet<BuiltChunk> {
  const chunks = new Set(survey.filter(({ moduleIds }) => moduleIds.some(isWanted)))
  for (const { imports } of chunks) {
    for (const other of survey) if (imports.includes(other.fileName)) chunks.add(other)
  }
  return chunks
}

/** The chunks that these import after the first interaction. */
export function lateOf(
  chunks: readonly BuiltChunk[],
  survey: readonly BuiltChunk[],
): ReadonlySet<BuiltChunk> {
  const dynamic = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  return chunksFor(
    isLate,
    survey.filter(({ fileName, moduleIds }) => dynamic.has(fileName) || !moduleIds.some(id => isLate(id))),
  )
}

export function modulesOf(chunks: ReadonlySet<BuiltChunk>): Set<string> {
  return new Set([...chunks].flatMap(({ moduleIds }) => moduleIds))
}
