import { type PageName, type PagePath, pagePaths } from './page-paths.ts'

/** One string for each parameter of a path. */
type Params<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [string, ...Params<Rest>]
  : Path extends `${string}:${string}`
    ? [string]
    : []

type Hrefs = {
  readonly [Name in PageName]: (...parts: [...params: Params<PagePath<Name>>, search?: string]) => string
}

/**
 * The address of each page: its path's parameters in their order, then the query with its '?' if there is one.
 *
 * @example hrefs.list('111213', '?sort=low') // '/list/111213?sort=low'
 */
export const hrefs = { ...hrefsOf(pagePaths), searchFor }

function hrefsOf(paths: typeof pagePaths): Hrefs
function hrefsOf(paths: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, (...parts: string[]) => writeHref(path, parts)]),
  )
}

function writeHref(path: string, parts: readonly string[]): string {
  let next = 0
  const written = path.replace(/:\w+/g, () => encodeURIComponent(parts[next++] ?? ''))
  return written + (parts[next] ?? '')
}

/** The results of a search for a keyword. */
function searchFor(keyword: string): string {
  return `${pagePaths.search}?${new URLSearchParams({ keyword })}`
}
