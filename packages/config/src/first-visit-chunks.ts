/** A chunk of a build, as Rolldown describes it. */
export interface BuiltChunk {
  readonly fileName: string
  readonly moduleIds: readonly string[]
  /** File names of the chunks it cannot run without. */
  readonly imports: readonly string[]
  /** File names of the chunks it may ask for. */
  readonly dynamicImports: readonly string[]
}

/** What runs on every first visit, in this order: each is a chunk and so a task of its own. */
const pieces = [
  { name: 'start', file: /\/src\/entry-client\.ts$/ },
  { name: 'react', file: /\/react-dom\/client\.js$/ },
  { name: 'effector', file: /\/effector-piece\.ts$/ },
  { name: 'api', file: /\/api-piece\.ts$/ },
  { name: 'site', file: /\/src\/start-site\.ts$/ },
]

/** Pages that shoppers land on. Other pages make do with the chunks of these. */
const pages = ['home', 'list', 'search', 'item']

/** What a page asks for later, but whose styles come with it. */
const regionFile = /-region\.tsx$/

/**
 * Names the chunk of each module that first visits load: the first piece that needs it, or else the pages that do,
 * at once or late. So a page loads what it needs and little else, in few files. What is imported on demand gets no
 * name: the build finds chunks for it.
 *
 * @param survey the chunks of the same build without such names
 */
export function firstVisitChunks(survey: readonly BuiltChunk[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const running = new Set<BuiltChunk>()
  for (const { name, file } of pieces) {
    for (const chunk of chunksFor(file, survey)) running.add(chunk)
    for (const id of modulesOf(running)) if (!names.has(id)) names.set(id, name)
  }
  const needs = pages.map(page => {
    const chunks = chunksFor(pageFile(page), survey)
    return {
      page,
      now: modulesOf(chunks),
      late: modulesOf(regionsOf([...running, ...chunks], survey)),
    }
  })
  for (const id of new Set(needs.flatMap(({ now }) => [...now]))) {
    // A page's own files stay what the site imports by name.
    if (names.has(id) || pages.some(page => pageFile(page).test(id))) continue
    const parts = needs.map(({ page, now, late }) =>
      now.has(id) ? page : late.has(id) ? `late-${page}` : '',
    )
    names.set(id, parts.filter(Boolean).join('-'))
  }
  return names
}

/** The page's model and its view. */
function pageFile(page: string): RegExp {
  return new RegExp(`/src/pages/${page}/(?:index\\.ts|${page}-page\\.tsx)$`)
}

/** The chunks with such a file, and all that they import. */
function chunksFor(file: RegExp, survey: readonly BuiltChunk[]): ReadonlySet<BuiltChunk> {
  const chunks = new Set(survey.filter(({ moduleIds }) => moduleIds.some(id => file.test(id))))
  for (const { imports } of chunks) {
    for (const other of survey) if (imports.includes(other.fileName)) chunks.add(other)
  }
  return chunks
}

/** The chunks of the regions that some chunks ask for late. */
function regionsOf(chunks: readonly BuiltChunk[], survey: readonly BuiltChunk[]): ReadonlySet<BuiltChunk> {
  const asked = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  return chunksFor(
    regionFile,
    survey.filter(
      ({ fileName, moduleIds }) => asked.has(fileName) || !moduleIds.some(id => regionFile.test(id)),
    ),
  )
}

function modulesOf(chunks: ReadonlySet<BuiltChunk>): Set<string> {
  return new Set([...chunks].flatMap(({ moduleIds }) => moduleIds))
}
