import { optionHref } from '@jeoul/feature-search/layer'
import { $place, navigated } from '@jeoul/router'
import { boxReset, searchRequested } from '@jeoul/search'
import { createEffect, sample } from 'effector'

/** As with a link, the next page begins at its top, with the focus on its content. */
const beginPageFx = createEffect(() => {
  scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
})

sample({ clock: searchRequested, fn: option => ({ href: optionHref(option) }), target: navigated })
sample({ clock: searchRequested, fn: () => {}, target: beginPageFx })
sample({ clock: $place.updates, fn: () => {}, target: boxReset })
