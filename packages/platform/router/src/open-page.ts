import { pathMatcher } from './match-path.ts'
import { $place } from './model.ts'
import { type PageName, pagePaths } from './page-paths.ts'

const matchers = matchersOf(pagePaths)

/** The name of the open page; null if no page has this path. */
export const $openPage = $place.map(({ path }) => pageAt(path))

/** Whether a path belongs to a page, which then is on both sites. */
export function isPagePath(path: string): boolean {
  return pageAt(path) !== null
}

/** The name of the page that has a path; null if none has. */
export function pageAt(path: string): PageName | null {
  return matchers.find(({ match }) => match(path) !== null)?.name ?? null
}

function matchersOf<Name extends string>(paths: Readonly<Record<Name, string>>) {
  const found = []
  for (const name in paths) found.push({ name, match: pathMatcher<string>(paths[name]) })
  return found
}
