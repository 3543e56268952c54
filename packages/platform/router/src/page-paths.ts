import { pathMatcher } from './match-path.ts'
import { $place } from './model.ts'

/** The pages both sites have, by the same paths. */
const pagePaths = [
  ['home', '/'],
  ['list', '/list/:cateId'],
  ['search', '/search'],
  ['item', '/item/:itemId'],
  ['compare', '/compare'],
  ['link', '/link/:itemId/:mallId'],
  ['notice', '/notice/:noticeId'],
  ['wish', '/wish'],
  ['estimate', '/estimate'],
] as const

export type PageName = (typeof pagePaths)[number][0]
export type PagePath = (typeof pagePaths)[number][1]

const matchers = pagePaths.map(([name, pattern]) => ({ name, match: pathMatcher<string>(pattern) }))

/** Which page is open; null where there is none. */
export const $openPage = $place.map(({ path }) => pageAt(path))

/** Whether a path belongs to a page, which then is on both sites. */
export function isPagePath(path: string): boolean {
  return pageAt(path) !== null
}

function pageAt(path: string): PageName | null {
  return matchers.find(({ match }) => match(path) !== null)?.name ?? null
}
