import { homeRoute, listRoute } from '@jeoul/routing'
import { createSite } from '@jeoul/runtime'
import { Shell } from './shell/shell.tsx'

export const site = createSite({
  pages: {
    home: {
      route: homeRoute,
      load: () => import('./pages/home/index.ts'),
      loadView: () => import('./pages/home/home-page.tsx'),
    },
    category: {
      route: listRoute,
      load: () => import('./pages/category/index.ts'),
      loadView: () => import('./pages/category/category-page.tsx'),
    },
  },
  notFound: {
    load: () => import('./pages/not-found/index.ts'),
    loadView: () => import('./pages/not-found/not-found-page.tsx'),
  },
  loadExtras: () => import('./extras.ts'),
  Shell,
})
