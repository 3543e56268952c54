import { createEffect, createEvent, createStore, sample } from 'effector'
import { useUnit } from 'effector-react'
import type { ComponentType } from 'react'
import type { Page, Site } from './site.ts'

/** The view that is on screen. It changes when the next page's view has arrived, never before. */
const $view = createStore<{ View: ComponentType } | null>(null, { serialize: 'ignore' })

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

sample({ clock: viewRequested, target: loadViewFx })
$view.on(loadViewFx.doneData, (_, View) => ({ View }))

/** The site, with the view of the open page. */
export function SiteView({ site: { Shell } }: { site: Pick<Site, 'Shell'> }) {
  const view = useUnit($view)
  return view && <Shell View={view.View} />
}
