import { searchRequested } from '@jeoul/search'
import { createEffect, sample } from 'effector'

export { default } from '@jeoul/feature-search/layer'

/** As with a link, the next page begins at its top, with the focus on its content. */
const beginPageFx = createEffect(() => {
  scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
})
sample({ clock: searchRequested, fn: () => {}, target: beginPageFx })
