import { pendingWorkStarted } from '@jeoul/api'
import { $place, visitRepeated } from '@jeoul/router'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { useUnit } from 'effector-react'
import { Suspense, useMemo } from 'react'
import { hearsVisits, type LoadedPage, loadedPage, loadPage } from './load-page.ts'
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
  const isNew = !hearsVisits(sitePage)
  return loadPage(sitePage).then(page => ({ ...page, isNew }))
})

/** The address has changed already: let the server send the page that could not be loaded here. */
const reloadFx = createEffect(() => location.reload())

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
  fn: () => {},
  target: [pendingWorkStarted, visitRepeated],
})
sample({ clock: arrived, target: $shownPage })
sample({ clock: loadPageFx.fail, fn: () => {}, target: reloadFx })

/** The site with the view of the open page. Its shell is drawn once: it follows stores of its own. */
export function SiteView({ site: { Shell } }: { site: Pick<Site, 'Shell'> }) {
  return (
    <Shell>
      <ShownView />
    </Shell>
  )
}

/** The view of the open page. If it throws, the shell stays. */
function ShownView() {
  const [shown, { path }] = useUnit([$shownPage, $place])
  // The page follows the address by itself.
  const view = useMemo(() => shown && <shown.View />, [shown])
  return (
    <ViewBoundary path={path}>
      <Suspense>{view}</Suspense>
    </ViewBoundary>
  )
}
