import { isEnhancements, regionsChunk } from '@jeoul/ssr/page-files'
import { type BuiltChunk, chunksFor, isOfPage, isSite, lateOf, pages } from './chunk-graph.ts'

/** What a list and a product import on demand as soon as they are in use. The first press usually leads to a product. */
const onOpening = [
  'offer-ranking-model',
  'product-answer',
  'read-markets',
  'read-price-bands',
  'report-views',
]

const isNamed = (name: string) => (id: string) => id.endsWith(`/${name}.ts`)
const isOnOpening = (id: string) => onOpening.some(name => isNamed(name)(id))

/** The names above that a site has no module of: they would go on demand again, unnoticed. */
export function staleNames(survey: readonly BuiltChunk[]): readonly string[] {
  const ids = survey.flatMap(({ moduleIds }) => moduleIds)
  return onOpening.filter(name => !ids.some(isNamed(name)))
}

/**
 * What loads on the first interaction: the enhancements, the regions around every page, and those of each page. And what
 * opening a product takes, which is likely to be that interaction.
 */
interface Late {
  readonly enhancements: ReadonlySet<BuiltChunk>
  readonly shell: ReadonlySet<BuiltChunk>
  readonly opening: ReadonlySet<BuiltChunk>
  readonly pages: readonly { readonly page: string; readonly regions: ReadonlySet<BuiltChunk> }[]
}

/**
 * Names the chunks of what loads on the first interaction, because dozens of small files are slower than their few
 * kilobytes: by default, the build makes a chunk of each region, and of each combination of regions that share a module.
 *
 * @param survey the chunks of the same build without such names
 * @param initial the names of the modules of first visits, which stay as they are
 */
export function lateChunks(
  survey: readonly BuiltChunk[],
  initial: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const late = lateIn(survey)
  const isShared = sharedIn(survey, initial)
  const isApart = apartIn(survey, late)
  const names = new Map<string, string>()
  for (const chunk of survey) {
    const name = isShared(chunk) ? sharedName(chunk, late) : isApart(chunk) ? apartName(chunk, late) : null
    if (name === null) continue
    for (const id of chunk.moduleIds) if (!initial.has(id)) names.set(id, name)
  }
  return names
}

function lateIn(survey: readonly BuiltChunk[]): Late {
  const enhancements = chunksFor(isEnhancements, survey)
  const entry = survey.find(({ moduleIds }) => moduleIds.some(isEnhancements))
  const withoutEntry = survey.filter(chunk => chunk !== entry)
  const regionsOf = (page: string) => lateOf([...chunksFor(isOfPage(page), survey)], withoutEntry)
  return {
    enhancements,
    shell: lateOf([...chunksFor(isSite, survey)], withoutEntry),
    opening: new Set([...chunksFor(isOnOpening, survey), ...regionsOf('item')]),
    pages: pages.map(page => ({ page, regions: regionsOf(page) })),
  }
}

/**
 * Finds the chunks that any page may load with others: they have no styles, which a page is sent with, are not loaded on
 * demand apart from the others, and need nothing but chunks of first visits, of any page, and each other, so that no chunk
 * imports one that imports it.
 */
function sharedIn(survey: readonly BuiltChunk[], initial: ReadonlyMap<string, string>) {
  const byFile = new Map(survey.map(chunk => [chunk.fileName, chunk]))
  const entries = new Set(survey.flatMap(({ dynamicImports }) => dynamicImports))
  const isInitial = ({ moduleIds }: BuiltChunk) => moduleIds.some(id => initial.has(id))
  const isShared = (chunk: BuiltChunk): boolean =>
    !isInitial(chunk) &&
    (!entries.has(chunk.fileName) || chunk.moduleIds.some(isOnOpening)) &&
    !chunk.moduleIds.some(id => id.endsWith('.css')) &&
    chunk.imports.every(file => {
      const imported = byFile.get(file)
      return !imported || isInitial(imported) || isShared(imported)
    })
  return isShared
}

/** Finds the chunks that nothing imports but what loads on the first interaction. */
function apartIn(survey: readonly BuiltChunk[], { enhancements, shell, pages: all }: Late) {
  const late = new Set([...enhancements, ...shell, ...all.flatMap(({ regions }) => [...regions])])
  const importers = new Map(
    survey.map(({ fileName }) => [fileName, survey.filter(({ imports }) => imports.includes(fileName))]),
  )
  const isApart = (chunk: BuiltChunk): boolean =>
    late.has(chunk) && (importers.get(chunk.fileName) ?? []).every(isApart)
  return isApart
}

function sharedName(chunk: BuiltChunk, late: Late): string | null {
  return [late.enhancements, late.shell, late.opening].some(chunks => chunks.has(chunk)) ? 'late' : null
}

function apartName(chunk: BuiltChunk, late: Late): string | null {
  if (late.shell.has(chunk)) return regionsChunk(['shell'])
  if (!late.enhancements.has(chunk)) return regionsName(chunk, late)
  return regionsName(chunk, late) === null ? 'enhancements' : null
}

function regionsName(chunk: BuiltChunk, { pages: all }: Late): string | null {
  const names = all.filter(({ regions }) => regions.has(chunk)).map(({ page }) => page)
  return names.length > 0 ? regionsChunk(names) : null
}
