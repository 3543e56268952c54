import { $inside, $layer, $place, layerClosed, navigated } from '@jeoul/router'
import { boxReset, searchRequested } from '@jeoul/search'
import { sample } from 'effector'
import { optionHref } from './option-href.ts'

const requested = sample({
  clock: searchRequested,
  source: { place: $place, inside: $inside },
  fn: ({ place, inside }, option) => ({ href: inside(optionHref(option)), here: place.path + place.search }),
})
sample({ clock: requested, filter: ({ href, here }) => href !== here, target: navigated })
/** If the page already shows these results, a phone only has to close the search. */
sample({ clock: requested, filter: ({ href, here }) => href === here, fn: () => {}, target: layerClosed })

const $isOverPage = $layer.map(layer => layer === 'search')

/** The next search starts with an empty field. */
sample({
  clock: [$place.updates, $isOverPage.updates.filter({ fn: isOverPage => !isOverPage })],
  fn: () => {},
  target: boxReset,
})
