import type { Address } from '@jeoul/page'
import { type ParamsOf, pathMatcher } from './match-path.ts'
import { $place } from './model.ts'
import { type PageName, type PagePath, pagePaths } from './page-paths.ts'

/** The parameters and the query of a visit. */
export interface PageVisit<Name extends PageName> {
  /** The parameters of the path, decoded. */
  readonly params: ParamsOf<PagePath<Name>>
  /** The query with its '?', or ''. */
  readonly search: string
}

/**
 * Creates the route of a page: whether it is open, and what its address says. Each feature creates those of its pages.
 */
export function createRoute<Name extends PageName>(name: Name) {
  const match = pathMatcher(pagePaths[name])
  const visitAt = ({ path, search }: Address): PageVisit<Name> | null => {
    const params = match(path)
    return params && { params, search }
  }
  const $visit = $place.map(visitAt)
  return {
    /** The visit of the page that an address would be; null if the address is another page's. */
    visitAt,
    $isOpened: $visit.map(visit => visit !== null),
    /** The parameters of the open page's path; null while the route is closed. */
    $params: $visit.map(visit => visit?.params ?? null),
    /** The query of the open page with its '?'; '' while the route is closed. */
    $search: $visit.map(visit => visit?.search ?? ''),
    /** The page was opened, or its address changed while it is open. */
    visited: $visit.updates.filterMap(visit => visit ?? undefined),
  }
}

export type Route<Name extends PageName> = ReturnType<typeof createRoute<Name>>
