import { $place } from '@jeoul/routing'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { useUnit } from 'effector-react'
import { type ComponentType, Suspense } from 'react'
import type { Page, Site } from './site.ts'
import { ViewBoundary } from './view-boundary.tsx'

export const viewRequested = createEvent<Page>()

const views = new WeakMap<Page, ComponentType>()

const loadViewFx = createEffect((page: Page) => {
  const known = views.get(page)
  if (known) return known
  return page.loadView().then(({ default: View }) => {
    views.set(page, View)
    return View
  })
})

/** The address has moved on already: what could not be loaded here, the server sends whole. */
const reloadFx = createEffect(() => location.reload())

const $requested = createStore<Page | null>(null, { serialize: 'ignore' }).on(
  viewRequested,
  (_, page) => page,
)

/** The view that is on screen. It changes when the view that was asked for last has arrived, never before. */
const $view = createStore<{ View: ComponentType } | null>(null, { serialize: 'ignore' })

sample({ clock: viewRequested, target: loadViewFx })
sample({
  clock: loadViewFx.done,
  source: $requested,
  filter: (requested, { params }) => requested === params,
  fn: (_, { result }) => ({ View: result }),
  target: $view,
})
sample({ clock: loadViewFx.fail, fn: () => {}, target: reloadFx })

/** The site, with the view of the open page. A view that throws leaves the shell standing. */
export function SiteView({ site: { Shell } }: { site: Pick<Site, 'Shell'> }) {
  const [view, { path }] = useUnit([$view, $place])
  return (
    <Shell>
      <ViewBoundary path={path}>
        <Suspense>{view && <view.View />}</Suspense>
      </ViewBoundary>
    </Shell>
  )
}
