import { homeRoute, itemRoute, listRoute } from '@jeoul/routing'
import { createSite } from '@jeoul/runtime'
import { Shell } from './shell/shell.tsx'

export const site = createSite({
  pages: {
    home: {
      route: homeRoute,
      load: () => import('./pages/home/index.ts'),
      loadView: () => import('./pages/home/home-page.tsx'),
    },
    list: {
      route: listRoute,
      load: () => import('./pages/list/index.ts'),
      loadView: () => import('./pages/list/list-page.tsx'),
    },
    item: {
      route: itemRoute,
      load: () => import('./pages/item/index.ts'),
      loadView: () => import('./pages/item/item-page.tsx'),
    },
  },
  notFound: {
    load: () => import('./pages/not-found/index.ts'),
    loadView: () => import('./pages/not-found/not-found-page.tsx'),
  },
  loadExtras: () => import('./extras.ts'),
  Shell,
})
