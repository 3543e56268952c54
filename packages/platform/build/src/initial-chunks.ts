import { pageFiles } from '@jeoul/ssr/page-files'

/** A chunk of a build, as Rolldown describes it. */
export interface BuiltChunk {
  readonly fileName: string
  readonly moduleIds: readonly string[]
  /** What is left of each module, in characters before minification. */
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>
  /** File names of the chunks it imports statically. */
  readonly imports: readonly string[]
  /** File names of the chunks it imports on demand. */
  readonly dynamicImports: readonly string[]
}

const isEntry = (id: string) => id.endsWith('/src/entry-client.ts')
const isSite = (id: string) => id.endsWith('/src/start-site.ts')

/** With the router and the formats that rules speak in: together they compress better. */
const modelFile = /\/packages\/(?:api|domain|platform\/router|format)\//

/** What is too little for a chunk of models and another of views, in characters before minification. */
const smallest = 6000

/** What stands on what, from the bottom up. Each layer runs in a task of its own; views are what is left. */
const layers = [
  { name: 'react', files: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/react-root\.ts$/ },
  // With the stand-ins that effector-react imports.
  {
    name: 'effector',
    files: /\/node_modules\/effector(?:-react)?\/|\/packages\/platform\/(?:build|ssr\/src\/hydration)\//,
  },
  { name: 'models', files: modelFile },
]

/** The names of the chunks that every visit loads, whatever its page. */
export const everyVisit: ReadonlySet<string> = new Set(['start', 'site', ...layers.map(({ name }) => name)])

/** The pages that shoppers land on. Other pages reuse their chunks. */
const pages = ['home', 'list', 'search', 'item']

/** What every page loads after the first interaction: deferred regions, whose styles come with the page, and enhancements. */
const isLate = (id: string) => id.endsWith('-region.tsx') || id.endsWith('/src/enhancements.ts')

/**
 * Names the chunk of each module that first visits load: for its layer where all but one at most need it, or else for the
 * pages that do. So a page loads what it needs and little else, in few files, none of which keeps a slow phone busy
 * for long. What is imported on demand gets no name: the build finds chunks for it.
 *
 * @param survey the chunks of the same build without such names
 */
export function initialChunks(survey: readonly BuiltChunk[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const id of modulesOf(chunksFor(isEntry, survey))) names.set(id, 'start')
  const running = chunksFor(isSite, survey)
  for (const id of modulesOf(running)) if (!names.has(id)) names.set(id, layerOf(id) ?? 'site')

  const needs = pages.map(page => needOf(page, running, survey))
  for (const id of new Set(needs.flatMap(({ now }) => [...now]))) {
    if (!names.has(id)) names.set(id, chunkName(id, needs))
  }
  return withoutSmall(names, survey)
}

/** Keeps the models and the views of one page in one chunk where both are small. */
function withoutSmall(
  names: ReadonlyMap<string, string>,
  survey: readonly BuiltChunk[],
): ReadonlyMap<string, string> {
  const pageOf = (name: string) => pages.find(page => name === page || name === `${page}-models`)
  const sizes = new Map<string, number>()
  for (const { modules } of survey) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const page = pageOf(names.get(id) ?? '')
      if (page) sizes.set(page, (sizes.get(page) ?? 0) + renderedLength)
    }
  }
  return new Map(
    Array.from(names, ([id, name]) => {
      const page = pageOf(name)
      return [id, page && (sizes.get(page) ?? 0) < smallest ? page : name]
    }),
  )
}

/** What a page runs, by module. */
interface Need {
  readonly page: string
  readonly now: ReadonlySet<string>
  /** What it runs after the first interaction. */
  readonly late: ReadonlySet<string>
}

function needOf(page: string, running: ReadonlySet<BuiltChunk>, survey: readonly BuiltChunk[]): Need {
  const chunks = chunksFor(isOfPage(page), survey)
  return { page, now: modulesOf(chunks), late: modulesOf(lateOf([...running, ...chunks], survey)) }
}

function chunkName(id: string, needs: readonly Need[]): string {
  const now = needs.filter(need => need.now.has(id))
  const isModel = modelFile.test(id)
  // What comes late must not bring the views of a whole page.
  const late = isModel ? [] : needs.filter(need => need.late.has(id) && !need.now.has(id))
  // One page's visitors bring a little more along, so that the others' come in fewer files.
  if (now.length >= needs.length - 1) return layerOf(id) ?? 'site'
  const name = [...now.map(({ page }) => page), late.length > 0 && 'late', isModel && 'models']
  return name.filter(Boolean).join('-')
}

function layerOf(id: string): string | undefined {
  return layers.find(({ files }) => files.test(id))?.name
}

/** Whether a module is the page's own: its definition or its view. */
function isOfPage(page: string): (id: string) => boolean {
  return id => pageFiles(page).some(file => id.endsWith(`/${file}`))
}

/** Whether a module is the own one of any of those pages. */
export function isOfAnyPage(id: string): boolean {
  return pages.some(page => isOfPage(page)(id))
}

/** The chunks with such a file, and all that they import. */
function chunksFor(
  isWanted: (id: string) => boolean,
  survey: readonly BuiltChunk[],
): ReadonlySet<BuiltChunk> {
  const chunks = new Set(survey.filter(({ moduleIds }) => moduleIds.some(isWanted)))
  for (const { imports } of chunks) {
    for (const other of survey) if (imports.includes(other.fileName)) chunks.add(other)
  }
  return chunks
}

/** The chunks that some chunks ask for late. */
function lateOf(chunks: readonly BuiltChunk[], survey: readonly BuiltChunk[]): ReadonlySet<BuiltChunk> {
  const asked = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  return chunksFor(
    isLate,
    survey.filter(({ fileName, moduleIds }) => asked.has(fileName) || !moduleIds.some(id => isLate(id))),
  )
}

function modulesOf(chunks: ReadonlySet<BuiltChunk>): Set<string> {
  return new Set([...chunks].flatMap(({ moduleIds }) => moduleIds))
}
