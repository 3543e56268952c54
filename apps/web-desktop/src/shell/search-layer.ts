import { searchRequested } from '@jeoul/search'
import { createEffect, sample } from 'effector'

export { default } from '@jeoul/feature-search/layer'

/** Like a page load, start the next page at the top, with the focus on its content. */
const beginPageFx = createEffect(() => {
  scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
})
sample({ clock: searchRequested, target: beginPageFx })
