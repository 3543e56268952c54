import { networkRestored, pendingWorkStarted } from '@jeoul/api'
import { $place, visitRepeated } from '@jeoul/router'
import { FloatingError } from '@jeoul/ui'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { useUnit } from 'effector-react'
import { Suspense, useMemo } from 'react'
import { isModelLoaded, type LoadedPage, loadedPage, loadPage } from './load-page.ts'
import type { Site, SitePage } from './site.ts'
import { ViewBoundary } from './view-boundary.tsx'

export const pageRequested = createEvent<SitePage>()

interface Arrival extends LoadedPage {
  /** The model was loaded after the visit. */
  readonly isNew: boolean
}

const loadPageFx = createEffect((sitePage: SitePage): Arrival | Promise<Arrival> => {
  const known = loadedPage(sitePage)
  if (known) return { ...known, isNew: false }
  const isNew = !isModelLoaded(sitePage)
  return loadPage(sitePage).then(page => ({ ...page, isNew }))
})

/** Whether a page is requested whose code has not loaded. The previous page is still visible. */
export const $isPageLoading = loadPageFx.pending

/**
 * Reloads a page whose code could not be loaded, since the address has already changed. Without a connection the
 * browser would replace everything by its error page, so check first whether the server answers.
 */
const reloadFx = createEffect(async () => {
  await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  location.reload()
})

const $requested = createStore<SitePage | null>(null, { serialize: 'ignore' }).on(
  pageRequested,
  (_, sitePage) => sitePage,
)

/** The visible page. It changes only once the page requested last has loaded. */
export const $shownPage = createStore<LoadedPage | null>(null, { serialize: 'ignore' })

const arrived = sample({
  clock: loadPageFx.done,
  source: $requested,
  filter: (requested, { params }) => requested === params,
  fn: (_, { result }) => result,
})

sample({ clock: pageRequested, target: loadPageFx })
sample({
  clock: arrived,
  filter: ({ isNew }) => isNew,
  target: [pendingWorkStarted, visitRepeated],
})
sample({ clock: arrived, target: $shownPage })
sample({ clock: loadPageFx.fail, target: reloadFx })

/** The requested page can't be loaded, neither its code nor its document. The previous page stays. */
export const $isOutOfReach = createStore(false, { serialize: 'ignore' })
  .on(reloadFx.fail, () => true)
  .reset(pageRequested)
// A retry applies to the page and to its data.
sample({
  clock: sample({ clock: networkRestored, source: $requested, filter: $isOutOfReach }),
  filter: page => page !== null,
  target: pageRequested,
})

/** Whether the visible page is the previous one: the requested page is loading, or can't be loaded. */
export const $isPrevious = combine(
  $isPageLoading,
  $isOutOfReach,
  (isLoading, isOutOfReach) => isLoading || isOutOfReach,
)

/** The site with the view of the open page. Its shell renders once, and follows its own stores. */
export function SiteView({ site: { Shell } }: { site: Pick<Site, 'Shell'> }) {
  return (
    <Shell>
      <ShownView />
    </Shell>
  )
}

/** The view of the open page. If it throws, the shell stays. */
function ShownView() {
  const [shown, { path }, isOutOfReach, retry] = useUnit([$shownPage, $place, $isOutOfReach, networkRestored])
  // The page follows the address by itself.
  const view = useMemo(() => shown && <shown.View />, [shown])
  return (
    <ViewBoundary path={path}>
      {isOutOfReach && <FloatingError title="페이지를 불러오지 못했어요" onRetry={retry} />}
      <Suspense>{view}</Suspense>
    </ViewBoundary>
  )
}
