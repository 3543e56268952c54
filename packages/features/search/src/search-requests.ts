import { $inside, $layer, $place, closeLayer, hrefs, navigate } from '@jeoul/router'
import { boxReset, type LayerOption, searchRequested } from '@jeoul/search'
import { sample } from 'effector'

/** The address that an option of the search layer leads to. */
export function optionHref({ keyword, cateId }: Pick<LayerOption, 'keyword' | 'cateId'>): string {
  return cateId === null ? hrefs.searchFor(keyword) : hrefs.list(cateId)
}

const requested = sample({
  clock: searchRequested,
  source: { place: $place, inside: $inside },
  fn: ({ place, inside }, option) => ({ href: inside(optionHref(option)), here: place.path + place.search }),
})
sample({ clock: requested, filter: ({ href, here }) => href !== here, target: navigate })
// If the results are already on the page, a phone's search only has to close.
sample({ clock: requested, filter: ({ href, here }) => href === here, target: closeLayer })

// The next search starts with an empty box. A store derived from `$layer` would miss the first close, since this module
// loads after the layer has opened.
sample({
  clock: [$place.updates, $layer.updates.filter({ fn: layer => layer !== 'search' })],
  target: boxReset,
})
