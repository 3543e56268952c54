import { $layer, layerOpened, layerSettled } from '@jeoul/routing'
import { createLazyView } from '@jeoul/runtime'
import { createEvent, createStore, sample } from 'effector'
import { SearchNotLoaded } from './search-not-loaded.tsx'
import { searchLayer } from './search-way.ts'

/** Presses on the ways to the search are heard from now on. */
export const searchHeard = createEvent()
export const searchOpened = createEvent()

/** Whether the ways to the search open it over the page; until then they lead to its own page. */
export const $opensDialog = createStore(false, { serialize: 'ignore' }).on(searchHeard, () => true)

sample({ clock: searchOpened, fn: () => searchLayer, target: layerOpened })
/** A tab that comes back with the search over it shows the page below: nobody has just asked to search. */
sample({
  clock: searchHeard,
  source: $layer,
  filter: layer => layer === searchLayer,
  fn: () => {},
  target: layerSettled,
})

/** The search over the page, whose script comes when it is opened first. */
export const $searchDialog = createLazyView({
  clock: sample({ clock: $layer, filter: layer => layer === searchLayer }),
  load: () => import('../parts/search-dialog.tsx'),
  Failed: SearchNotLoaded,
})
