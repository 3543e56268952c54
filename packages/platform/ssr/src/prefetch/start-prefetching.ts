import { $connection, connectionOpened, tokenChanged } from '@jeoul/api'
import { pageTypeOf } from '@jeoul/page'
import { $place } from '@jeoul/router'
import { allSettled, createWatch } from 'effector'
import { type LivePage, savesData } from '../index.ts'
import { createPrefetchCache, prefetchTtl } from './prefetch-cache.ts'
import { prefetchPage } from './prefetch-page.ts'
import { watchLinks } from './watch-links.ts'

const $path = $place.map(({ path }) => path)

/** The most pages to prefetch at a time: more would slow down the one being opened. */
const maxPrefetches = 2

/**
 * Prefetches the data and code of a page as soon as a visitor is about to open it. Never for visitors who save data.
 *
 * @returns stops
 */
export function startPrefetching({ site, scope }: LivePage): () => void {
  const answers = createPrefetchCache(request => fetch(request))
  void allSettled(connectionOpened, {
    scope,
    params: { ...scope.getState($connection), fetch: answers.take },
  })

  const stopFollowing = createWatch({ unit: $path, scope, fn: answers.pageChanged })
  const stopClearing = createWatch({ unit: tokenChanged, scope, fn: answers.clear })
  const begun = new Map<string, number>()
  let running = 0
  const stopWatching = watchLinks(document, async href => {
    const { path, search } = scope.getState($place)
    const since = begun.get(href) ?? Number.NEGATIVE_INFINITY
    const isThere = href === path + search || performance.now() - since < prefetchTtl
    // Never the outbound page: opening it is reported as a click.
    if (isThere || running === maxPrefetches || savesData() || pageTypeOf(href) === 'link') return
    begun.set(href, performance.now())
    running += 1
    const connection = { ...scope.getState($connection), fetch: answers.prefetch }
    await prefetchPage(site, scope, connection, href).catch(() => {})
    running -= 1
  })
  return () => {
    stopFollowing()
    stopClearing()
    stopWatching()
  }
}
