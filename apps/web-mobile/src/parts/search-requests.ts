import { optionHref } from '@jeoul/feature-search/layer'
import { $inside, $layer, $place, layerClosed, navigated } from '@jeoul/router'
import { boxReset, searchRequested } from '@jeoul/search'
import { sample } from 'effector'
import { layers } from '../shell/layers-model.ts'

const requested = sample({
  clock: searchRequested,
  source: { place: $place, inside: $inside },
  fn: ({ place, inside }, option) => ({ href: inside(optionHref(option)), here: place.path + place.search }),
})

sample({ clock: requested, filter: ({ href, here }) => href !== here, target: navigated })
/** What is on the page already is only uncovered. */
sample({ clock: requested, filter: ({ href, here }) => href === here, fn: () => {}, target: layerClosed })

/** The next search begins with nothing typed. */
sample({
  clock: [$place.updates, $layer.updates.filter({ fn: layer => layer !== layers.search })],
  fn: () => {},
  target: boxReset,
})
