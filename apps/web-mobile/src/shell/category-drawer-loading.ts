import { $layer, layerOpened, layerSettled } from '@jeoul/routing'
import { createLazyView } from '@jeoul/runtime'
import { createEvent, createStore, sample } from 'effector'
import { categoriesLayer } from './categories-layer.ts'
import { CategoriesNotLoaded } from './categories-not-loaded.tsx'

/** Presses on the way to the categories are heard from now on. */
export const categoriesHeard = createEvent()
export const categoriesOpened = createEvent()

/** Whether the way to the categories opens them over the page; until then it leads to the directory of the home page. */
export const $opensDrawer = createStore(false, { serialize: 'ignore' }).on(categoriesHeard, () => true)

sample({ clock: categoriesOpened, fn: () => categoriesLayer, target: layerOpened })
/** A tab that comes back with them over it shows the page below: nobody has just asked for them. */
sample({
  clock: categoriesHeard,
  source: $layer,
  filter: layer => layer === categoriesLayer,
  fn: () => {},
  target: layerSettled,
})

/** All categories over the page, whose script comes when they are opened first. */
export const $categoryDrawer = createLazyView({
  clock: sample({ clock: $layer, filter: layer => layer === categoriesLayer }),
  load: () => import('../parts/category-drawer.tsx'),
  Failed: CategoriesNotLoaded,
})
