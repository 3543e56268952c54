import { build, type Plugin, type UserConfig } from 'vite'
import { type BuiltChunk, isOfAnyPage } from './chunk-graph.ts'
import { importCircle } from './import-circle.ts'
import { everyVisit, initialChunks } from './initial-chunks.ts'
import { lateChunks, staleNames } from './late-chunks.ts'
import { namePages } from './name-pages.ts'
import { styleNames } from './style-names.ts'
import { v8CompileHints } from './v8-compile-hints.ts'

/**
 * Splits a site's scripts for first visits, and adds compile hints. Which modules a page needs is known only after
 * unused code is removed, so a first build surveys them for the second.
 *
 * @param config of the build, without this plugin
 */
export function splitInitialChunks(config: UserConfig): Plugin[] {
  let root = ''
  let names: ReadonlyMap<string, string> = new Map()
  let lateNames: ReadonlyMap<string, string> = new Map()
  const groups = [{ name: (id: string) => names.get(id) ?? lateNames.get(id) ?? null }]
  const output = { codeSplitting: { includeDependenciesRecursively: false, groups } }
  const cut: Plugin = {
    name: 'jeoul:split-initial-chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output } } }),
    configResolved(resolved) {
      root = resolved.root
    },
    async buildStart() {
      const surveyed = await survey({ ...config, root })
      const stale = staleNames(surveyed)
      if (stale.length > 0) this.error(`no module is named ${stale.join(' or ')}: see onOpening`)
      names = initialChunks(surveyed)
      lateNames = lateChunks(surveyed, names)
    },
    generateBundle(_, bundle) {
      const circle = importCircle(Object.values(bundle).filter(file => file.type === 'chunk'))
      if (circle) this.error(`chunks import each other in a circle: ${circle.join(' > ')}`)
    },
  }
  const isOfEveryVisit = (id: string) => everyVisit.has(names.get(id) ?? '')
  return [cut, namePages(isOfAnyPage), styleNames(isOfEveryVisit), v8CompileHints(id => names.has(id))]
}

async function survey(config: UserConfig): Promise<readonly BuiltChunk[]> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  })
  const built = Array.isArray(result) ? result : [result]
  return built.flatMap(part => ('output' in part ? part.output : [])).filter(file => file.type === 'chunk')
}
