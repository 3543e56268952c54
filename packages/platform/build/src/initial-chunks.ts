import path from 'node:path'
import { isConditionalRegion } from '@jeoul/ssr/page-files'
import { type BuiltChunk, chunksFor, isOfPage, isSite, lateOf, modulesOf, pages } from './chunk-graph.ts'

const isEntry = (id: string) => id.endsWith('/src/entry-client.ts')

/** Models and rules, with the router and the formats that they use: together they compress better. */
const modelFile = /\/packages\/(?:api|domain|platform\/router|format)\//

/** Below this size, in characters before minification, the models and views of a page share a chunk. */
const minSplitSize = 6000

/**
 * Layers of modules, each depending only on those before it. Each runs in its own task; all other modules are views.
 */
const layers = [
  { name: 'react', files: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/react-root\.ts$/ },
  // With our replacements for modules of effector-react.
  {
    name: 'effector',
    files: /\/node_modules\/effector(?:-react)?\/|\/packages\/platform\/(?:build|ssr\/src\/hydration)\//,
  },
  { name: 'models', files: modelFile },
]

/** The names of the chunks that every visit loads, whatever its page. */
export const everyVisit: ReadonlySet<string> = new Set(['start', 'site', ...layers.map(({ name }) => name)])

/**
 * Names the chunk of each module that first visits load: its layer if all pages but one at most need it, or else the
 * pages that do. So a page loads what it needs and little else, in few files, none of which keeps a slow phone busy
 * for long. What conditional regions need, without styles, is in chunks named for the regions that need it. Other modules
 * that are imported on demand get no name: the build assigns their chunks.
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
  for (const [id, name] of conditionalNames(survey)) if (!names.has(id)) names.set(id, name)
  return withoutSmall(names, survey)
}

/** Names the rules and models of conditional regions by the regions that need them. Styles are sent with their own region. */
function conditionalNames(survey: readonly BuiltChunk[]): ReadonlyMap<string, string> {
  const isView = (id: string) => isConditionalRegion(id) || id.endsWith('.css')
  const regions = survey.flatMap(({ moduleIds }) => moduleIds.filter(isConditionalRegion))
  const needs = regions.map(region => ({
    name: path.basename(region, '-conditional.tsx'),
    ids: modulesOf(
      new Set([...chunksFor(id => id === region, survey)].filter(({ moduleIds }) => !moduleIds.some(isView))),
    ),
  }))
  const all = new Set(needs.flatMap(({ ids }) => [...ids]))
  const namesOf = (id: string) => needs.filter(({ ids }) => ids.has(id)).map(({ name }) => name)
  return new Map(Array.from(all, id => [id, [...namesOf(id), 'needs'].join('-')]))
}

/** Merges the chunks of a page's models and views if they are small. */
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
      return [id, page && (sizes.get(page) ?? 0) < minSplitSize ? page : name]
    }),
  )
}

/** The modules that a page runs. */
interface Need {
  readonly page: string
  readonly now: ReadonlySet<string>
  /** Those it runs after the first interaction. */
  readonly late: ReadonlySet<string>
}

function needOf(page: string, running: ReadonlySet<BuiltChunk>, survey: readonly BuiltChunk[]): Need {
  const chunks = chunksFor(isOfPage(page), survey)
  return { page, now: modulesOf(chunks), late: modulesOf(lateOf([...running, ...chunks], survey)) }
}

function chunkName(id: string, needs: readonly Need[]): string {
  const now = needs.filter(need => need.now.has(id))
  const isModel = modelFile.test(id)
  // A deferred region must not load the views of a whole page.
  const late = isModel ? [] : needs.filter(need => need.late.has(id) && !need.now.has(id))
  // If a single page does not need a module, its visitors load it as well, so that all others load fewer files.
  if (now.length >= needs.length - 1) return layerOf(id) ?? 'site'
  const name = [...now.map(({ page }) => page), late.length > 0 && 'late', isModel && 'models']
  return name.filter(Boolean).join('-')
}

function layerOf(id: string): string | undefined {
  return layers.find(({ files }) => files.test(id))?.name
}
