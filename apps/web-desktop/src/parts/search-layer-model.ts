import { $place, hrefs, navigated } from '@jeoul/routing'
import { boxReset, type LayerOption, searchRequested } from '@jeoul/search'
import { createEffect, sample } from 'effector'

/** Where an option of the search layer leads. */
export function hrefOfOption({ keyword, cateId }: Pick<LayerOption, 'keyword' | 'cateId'>): string {
  return cateId === null ? hrefs.searchFor(keyword) : hrefs.list(cateId)
}

/** As with a link, the next page begins at its top, with the focus on its content. */
const beginPageFx = createEffect(() => {
  scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
})

sample({ clock: searchRequested, fn: option => ({ href: hrefOfOption(option) }), target: navigated })
sample({ clock: searchRequested, fn: () => {}, target: beginPageFx })
sample({ clock: $place.updates, fn: () => {}, target: boxReset })
