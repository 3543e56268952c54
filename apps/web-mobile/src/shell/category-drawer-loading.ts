import { $layer } from '@jeoul/router'
import { createLazyView } from '@jeoul/ssr'
import { sample } from 'effector'
import { CategoriesNotLoaded } from './categories-not-loaded.tsx'
import { layers } from './layers-model.ts'

/** All categories over the page, whose script comes when they are opened first. */
export const $categoryDrawer = createLazyView({
  clock: sample({ clock: $layer, filter: layer => layer === layers.categories }),
  load: () => import('../parts/category-drawer.tsx'),
  Failed: CategoriesNotLoaded,
})
