import type { Address, SiteProps } from '@jeoul/page'
import type { PageName, PageVisit, Route } from '@jeoul/router'
import {
  allSettled,
  createEffect,
  createStore,
  type EventCallable,
  type Scope,
  type Store,
  sample,
} from 'effector'
import { pageMissed } from './missing-page.ts'
import type { HeadSource } from './page-head.ts'

/** A page except for its view. Its module imports the page's model. */
export interface Page {
  readonly head: HeadSource
  /** HTTP status the page is served with. */
  readonly $status: Store<number>
  /**
   * Sends the main requests of a visit before the page is opened.
   *
   * @param scope has a connection, and nothing else
   */
  readonly prefetch?: ((scope: Scope, address: Address, visitor: Visitor) => Promise<void>) | undefined
}

/** Who prefetches, and where. */
interface Visitor extends Pick<SiteProps, 'isMobile'> {
  readonly managerId: number
}

interface PageDefinition<Name extends PageName> {
  /** Where the page is: `createRoute` of its name in the table of paths. */
  readonly route: Route<Name>
  /** Fired whenever the page is opened or its address changes. The page's model loads its data on it. */
  readonly visited?: EventCallable<PageVisit<Name>>
  /** Sends the main requests of a visit that is about to begin. Effects are called before anything is awaited. */
  readonly prefetch?: (visit: PageVisit<Name> & Visitor) => Promise<unknown>
  /** Fired when the page is left. */
  readonly left?: EventCallable<void>
  /**
   * Whether there is nothing at the address, although its path is the page's. The site then shows its not-found page.
   */
  readonly $isMissing?: Store<boolean>
  readonly head: HeadSource
  /** 200 by default. Only the server reads it. */
  readonly $status?: Store<number> | undefined
}

const $ok = createStore(200)

/** Defines a page that has a path of its own. Call it once, at the top level of a feature's or an app's `page.ts`. */
export function definePage<Name extends PageName>(definition: PageDefinition<Name>): Page {
  const { route, visited, prefetch: askAhead, left, $isMissing, head, $status = $ok } = definition
  if (visited) sample({ clock: route.visited, target: visited })
  if (left) sample({ clock: route.$isOpened, filter: isOpened => !isOpened, target: left })
  if ($isMissing) {
    sample({
      clock: [$isMissing, route.visited],
      source: $isMissing,
      filter: route.$isOpened,
      target: pageMissed,
    })
  }
  const prefetchFx = askAhead && createEffect(askAhead)
  const prefetch: Page['prefetch'] =
    prefetchFx &&
    (async (scope, address, visitor) => {
      const visit = route.visitAt(address)
      if (visit) await allSettled(prefetchFx, { scope, params: { ...visit, ...visitor } })
    })
  return { head, $status, prefetch }
}
