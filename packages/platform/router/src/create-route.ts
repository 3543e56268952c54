import { sample } from 'effector'
import { pathMatcher } from './match-path.ts'
import { $place, visitRepeated } from './model.ts'
import type { PagePath } from './page-paths.ts'

/**
 * A page's place: whether it is open, and what its address says. Each route is a module of its own (`routes`), so that
 * a visit runs those of the pages it opens.
 */
export function createRoute<Path extends PagePath>(pattern: Path) {
  const match = pathMatcher(pattern)
  const $visit = $place.map(({ path, search }) => {
    const params = match(path)
    return params && { params, search }
  })
  return {
    $isOpened: $visit.map(visit => visit !== null),
    /** The parameters of the open page's path; null while the route is closed. */
    $params: $visit.map(visit => visit?.params ?? null),
    /** The query of the open page with its '?'; '' while the route is closed. */
    $search: $visit.map(visit => visit?.search ?? ''),
    /** The route was opened, or its address changed while it is open. */
    visited: sample({ clock: [$visit, visitRepeated], source: $visit }).filterMap(
      visit => visit ?? undefined,
    ),
  }
}
