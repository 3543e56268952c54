import { networkRestored } from '@jeoul/api'
import { $coming, $place, preparePageFx } from '@jeoul/router'
import { FloatingError } from '@jeoul/ui'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { useUnit } from 'effector-react'
import { Suspense, useMemo } from 'react'
import { type LoadedPage, loadedPage, loadPage } from './load-page.ts'
import type { Site, SitePage } from './site.ts'
import { ViewBoundary } from './view-boundary.tsx'

/** The page of the open address is another one, or turns out to be the not-found page. */
export const pageRequested = createEvent<SitePage>()

/** Only the not-found page may still have to load: others have before their address opened. */
const loadPageFx = createEffect((sitePage: SitePage) => loadedPage(sitePage) ?? loadPage(sitePage))

/**
 * Reloads a page whose code could not be loaded: the history is at its address. Without a connection the browser would
 * replace everything by its error page, so check first whether the server answers.
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

sample({ clock: pageRequested, target: loadPageFx })
sample({
  clock: loadPageFx.done,
  source: $requested,
  filter: (requested, { params }) => requested === params,
  fn: (_, { result }) => result,
  target: $shownPage,
})
sample({
  clock: preparePageFx.fail,
  source: $coming,
  filter: (coming, { params }) => coming === params,
  target: reloadFx,
})
sample({ clock: loadPageFx.fail, target: reloadFx })

/** Neither the code nor the document of the requested page could be loaded. The previous page stays. */
export const $isOutOfReach = createStore(false, { serialize: 'ignore' })
  .on(reloadFx.fail, () => true)
  .reset(preparePageFx, pageRequested)
// A retry applies to the page and to its data.
const soughtAgain = sample({ clock: networkRestored, filter: $isOutOfReach })
sample({ clock: soughtAgain, source: $coming, filter: coming => coming !== null, target: preparePageFx })
sample({ clock: soughtAgain, source: $requested, filter: page => page !== null, target: pageRequested })

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
